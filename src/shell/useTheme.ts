import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

let code: Promise<typeof import('./colours/watchColours')> | undefined;

/** Checks the page's own colours when the browser is idle, since the first cards are more urgent. `abort()` stops it. */
function checkColours(target: HTMLElement): AbortController {
  const check = new AbortController();
  code ??= new Promise((idle) =>
    // A page that never rests has colours too. A timer takes these options for none.
    (globalThis.requestIdleCallback ?? setTimeout)(idle, { timeout: 2000 } as never),
  ).then(() => import('./colours/watchColours'));
  code.then(
    ({ watchColours }) => watchColours(target, check.signal),
    // The chunk failed to load: the next change tries again.
    () => (code = undefined),
  );
  return check;
}

export interface ThemeOptions {
  /** The shadow host; in the light DOM the root is marked instead. */
  host: HTMLElement | undefined;
  root: RefObject<HTMLElement | null>;
  theme: 'light' | 'dark' | 'auto';
  brand: string | undefined;
}

/**
 * Sets the attributes that the tokens expect on the host, or on the root in the light DOM: `data-kv-theme`, and `data-kv-brand` for a brand colour
 * from the prop or the page's CSS. Starts the lazy check of the page's own colours. Returns the attributes of the root.
 */
export function useTheme({ host, root, theme, brand }: ThemeOptions): Record<string, string | undefined> {
  // Mark the host before it has content: later, every style would be computed twice and colours would transition.
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

/** Returns whether the page has its own colours. Uses CSSOM, because a strict CSP refuses style attributes. */
function mark(target: HTMLElement, theme: string, brand: string | undefined): boolean {
  if (brand !== undefined) target.style.setProperty('--kv-brand', brand);
  target.dataset.kvTheme = theme;
  const style = getComputedStyle(target);
  const colours = ['brand', 'page', 'surface'].map((name) => style.getPropertyValue(`--kv-${name}`));
  // `var()` and `inherit` may resolve to nothing, and the page's CSS may contain anything.
  target.toggleAttribute('data-kv-brand', CSS.supports('color', colours[0] ?? ''));
  return [brand, ...colours].some(Boolean);
}
