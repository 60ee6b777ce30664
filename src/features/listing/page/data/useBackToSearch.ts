import { useState } from 'react';
import { useRuntime } from '../../../../state/runtime/runtimeContext';
import { lastSearch } from '../../../../state/search/lastSearch';

export interface WayBack {
  readonly href: string;
  /** Call before leaving: the search then reopens in the same state. */
  resume?(): void;
}

/** Returns the target of 'Вернуться к поиску': the last search of this tab with filters, order, page and view, else a new one (§2, D19). */
export function useBackToSearch(): WayBack {
  const { siteUrl } = useRuntime();
  const [search] = useState(lastSearch);
  if (!search) return { href: `${siteUrl}/realty` };
  return { href: new URL(search.url, globalThis.location.href).href, resume: search.resume };
}
