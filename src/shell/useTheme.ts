import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { checkColours } from './checkColours';

export interface ThemeOptions {
  /** The shadow host; in the light DOM the root itself is marked. */
  host: HTMLElement | undefined;
  root: RefObject<HTMLElement | null>;
  theme: 'light' | 'dark' | 'auto';
  brand: string | undefined;
}

/**
 * Marks the host, or the root in the light DOM, as the tokens expect: `data-kv-theme`, and `data-kv-brand` when a brand colour comes from
 * the prop or from the page's own CSS. The page's own colours are checked by a lazy chunk. Returns the attributes of the root.
 */
export function useTheme({ host, root, theme, brand }: ThemeOptions): Record<string, string | undefined> {
  // A host is marked before there is anything in it: afterwards every style would be computed twice, and colours would fade over.
  const [first] = useState(() => host && mark(host, theme, brand));

  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const target = host ?? root.current;
    if (!target) return undefined;
    const hasColours = isFirst.current && first !== undefined ? first : mark(target, theme, brand);
    isFirst.current = false;
    const check = hasColours ? checkColours(target) : undefined;
    return () => {
      check?.abort();
      if (brand !== undefined) target.style.removeProperty('--kv-brand');
    };
  }, [host, root, brand, theme, first]);

  return host ? {} : { 'data-kv-theme': theme, 'data-kv-brand': brand === undefined ? undefined : '' };
}

/** Returns whether the page sets its own colours. Through CSSOM, because a strict CSP refuses a style attribute. */
function mark(target: HTMLElement, theme: string, brand: string | undefined): boolean {
  if (brand !== undefined) target.style.setProperty('--kv-brand', brand);
  target.dataset.kvTheme = theme;
  const style = getComputedStyle(target);
  const colours = ['brand', 'page', 'surface'].map((name) => style.getPropertyValue(`--kv-${name}`));
  // Of `var()` and `inherit` nothing may be left, and CSS of the page may say anything.
  target.toggleAttribute('data-kv-brand', CSS.supports('color', colours[0] ?? ''));
  return [brand, ...colours].some(Boolean);
}
