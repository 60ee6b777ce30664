import { unsavedWork } from '@kvartal/kit';
import type { MouseEvent } from 'react';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { scrollToAnchor } from '../navigation/scrollToAnchor';
import { routeFor } from './routes';

export interface Navigation {
  /** Opens a page of this site by client-side navigation. Returns true for other addresses, which the browser handles. */
  open(target: { readonly url: string }): boolean;
  /** Props of a link that does so. Clicks with a modifier key are left to the browser. */
  link(url: string): { readonly href: string; onClick(event: MouseEvent): void };
}

export function useNavigation(): Navigation {
  const [, navigate] = useLocation();
  return useMemo(() => {
    const open = ({ url }: { readonly url: string }) => {
      const { origin, pathname, search, hash } = new URL(url, window.location.href);
      const here = window.location;
      if (origin !== here.origin || !routeFor(pathname)) return true;
      const isHere = pathname === here.pathname && search === here.search;
      const go = () => navigate(pathname + search + hash, { replace: isHere && hash === here.hash });
      if (isHere && hash) {
        go();
        scrollToAnchor(hash.slice(1));
      } else {
        void unsavedWork().leave(go);
      }
      return false;
    };
    const link = (url: string) => ({
      href: url,
      onClick(event: MouseEvent) {
        const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (isPlain && !open({ url })) event.preventDefault();
      },
    });
    return { open, link };
  }, [navigate]);
}
