import { useEffect } from 'react';
import { site } from '../site.config';

/** Sets the document title. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} — ${site.name}`;
  }, [title]);
}
