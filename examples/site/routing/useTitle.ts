import { useEffect } from 'react';
import { site } from '../site.config';

/** Names the tab, unless the server or the kit have printed a better title of the same page. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} — ${site.name}`;
  }, [title]);
}
