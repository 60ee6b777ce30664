import { useLayoutEffect, useRef } from 'react';

/** Where focus and scroll position go when the visitor turns the page or switches between cards and map. */
export function useResultsFocus(isMap: boolean) {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const mapButton = useRef<HTMLButtonElement>(null);
  const isSwitching = useRef(false);

  const startFrom = (target: HTMLElement | null) => {
    target?.focus({ preventScroll: true });
    // What stays on top of the page, such as a form, may lie on the heading.
    const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const top = (target === heading.current ? heading : section).current?.getBoundingClientRect().top ?? edge;
    if (top < edge) section.current?.scrollIntoView({ block: 'start' });
  };
  useLayoutEffect(() => {
    if (!isSwitching.current) return;
    isSwitching.current = false;
    startFrom((isMap ? section : mapButton).current);
  }, [isMap]);

  return {
    section,
    heading,
    mapButton,
    /** Moves the focus there, and scrolls to the top of the results if that is above the window, or below what stays on top. */
    startFrom,
    /** Set before the visitor changes the view; only then does the focus move. */
    isSwitching,
  };
}
