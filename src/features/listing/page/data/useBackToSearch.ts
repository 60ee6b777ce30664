import { useState } from 'react';
import { useRuntime } from '../../../../state/runtime/runtimeContext';
import { lastSearch } from '../../../../state/search/lastSearch';

export interface WayBack {
  readonly href: string;
  /** To be called before the visitor goes: the search then opens where it was left. */
  resume?(): void;
}

/** 'Вернуться к поиску': the last search of this tab with its filters, order, page and place, else a new one (§2, D19). */
export function useBackToSearch(): WayBack {
  const { siteUrl } = useRuntime();
  const [search] = useState(lastSearch);
  if (!search) return { href: `${siteUrl}/realty` };
  return { href: new URL(search.url, globalThis.location.href).href, resume: search.resume };
}
