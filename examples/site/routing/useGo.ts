import type { MouseEvent } from 'react';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { showAnchor } from '../arrival/showAnchor';
import { placeAt } from './pages';

export interface Go {
  /** Opens a page of this site without loading it anew. Answers true for what is elsewhere: that is left to the browser. */
  to(target: { readonly url: string }): boolean;
  /** Props of a link that does so. A click with a modifier stays the browser's. */
  link(url: string): { readonly href: string; onClick(event: MouseEvent): void };
}

export function useGo(): Go {
  const [, navigate] = useLocation();
  return useMemo(() => {
    const to = ({ url }: { readonly url: string }) => {
      const { origin, pathname, search, hash } = new URL(url, window.location.href);
      const here = window.location;
      if (origin !== here.origin || !placeAt(pathname)) return true;
      const isHere = pathname === here.pathname && search === here.search;
      navigate(pathname + search + hash, { replace: isHere && hash === here.hash });
      if (isHere && hash) showAnchor(hash.slice(1));
      return false;
    };
    const link = (url: string) => ({
      href: url,
      onClick(event: MouseEvent) {
        const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (isPlain && !to({ url })) event.preventDefault();
      },
    });
    return { to, link };
  }, [navigate]);
}
