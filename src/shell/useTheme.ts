import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface ThemeOptions {
  /** The shadow host; in the light DOM the root itself is marked. */
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
  // A host is marked before there is anything in it: afterwards every style would be computed twice, and colours would fade over.
  const [isBranded, setBranded] = useState(() => (host ? markHost(host, theme, brand) : brand !== undefined));

  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const target = host ?? root.current;
    if (!target) return undefined;
    if (!host) setBranded(takeBrand(target, brand));
    else if (!isFirst.current) markHost(host, theme, brand);
    isFirst.current = false;
    return () => {
      if (brand !== undefined) target.style.removeProperty('--kv-brand');
    };
  }, [host, root, brand, theme]);

  return host ? {} : { 'data-kv-theme': theme, 'data-kv-brand': isBranded ? '' : undefined };
}

function markHost(host: HTMLElement, theme: string, brand: string | undefined): boolean {
  const isBranded = takeBrand(host, brand);
  host.dataset.kvTheme = theme;
  host.toggleAttribute('data-kv-brand', isBranded);
  return isBranded;
}

/** True when there is a brand colour, from the prop or from the page. Through CSSOM, because a strict CSP refuses a style attribute. */
function takeBrand(target: HTMLElement, brand: string | undefined): boolean {
  if (brand !== undefined) {
    target.style.setProperty('--kv-brand', brand);
    return true;
  }
  return getComputedStyle(target).getPropertyValue('--kv-brand').trim() !== '';
}
