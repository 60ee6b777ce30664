import { useLayoutEffect, useRef } from 'react';

/** Where focus and scroll position go when the visitor turns the page or switches between cards and map. */
export function useResultsFocus(isMap: boolean) {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const mapButton = useRef<HTMLButtonElement>(null);
  const isSwitching = useRef(false);

  const startFrom = (target: HTMLElement | null) => {
    target?.focus({ preventScroll: true });
    if (target && target.getBoundingClientRect().top < 0) section.current?.scrollIntoView();
    // What stays on top of the page, such as a form, may lie on it.
    else target?.scrollIntoView({ block: 'nearest' });
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
    /** Reading goes on at the heading: it has the focus, and the results begin in the window, below what stays on top. */
    restart: () => startFrom(heading.current),
    /** Set before the visitor changes the view; only then does the focus move. */
    isSwitching,
  };
}
