import { type RefObject, useLayoutEffect, useState } from 'react';

interface ThemeOptions {
  host: HTMLElement | undefined;
  root: RefObject<HTMLElement | null>;
  theme: 'light' | 'dark' | 'auto';
  brand: string | undefined;
}

/**
 * Marks the host, or the root in the light DOM, as the tokens expect: `data-kv-theme`, and `data-kv-brand` when a brand colour comes from
 * the prop or from the page's own CSS. Answers the attributes of the root.
 */
export function useTheme({ host, root, theme, brand }: ThemeOptions): Record<string, string | undefined> {
  const [isBranded, setBranded] = useState(brand !== undefined);

  useLayoutEffect(() => {
    const target = host ?? root.current;
    if (!target) return;
    // Through CSSOM, because a strict CSP refuses a style attribute.
    if (brand !== undefined) target.style.setProperty('--kv-brand', brand);
    setBranded(getComputedStyle(target).getPropertyValue('--kv-brand').trim() !== '');
    if (brand === undefined) return;
    return () => {
      target.style.removeProperty('--kv-brand');
    };
  }, [host, root, brand, theme]);

  useLayoutEffect(() => {
    if (!host) return;
    host.dataset.kvTheme = theme;
    host.toggleAttribute('data-kv-brand', isBranded);
  }, [host, theme, isBranded]);

  return host ? {} : { 'data-kv-theme': theme, 'data-kv-brand': isBranded ? '' : undefined };
}
