import { useState } from 'react';
import type { ApiError } from '../../api/client/errors';
import type { RequestOptions } from '../../api/client/request';
import type { Load } from '../../base/load';
import { limits } from '../../domain/limits';
import { type PageOf, pageShown } from '../../domain/paging/pageShown';
import { pageCount } from '../../domain/search/filters';
import { privateStoreOf } from './privateStore';
import { useLoad } from './useLoad';
import { usePerson } from './usePerson';

/** A list of private data in pages. */
export interface PrivatePages<P> {
  readonly load: Load<P, ApiError>;
  /** The number of the page, from 1. */
  readonly page: number;
  /** The number of pages, at least 1; the last answer's while a page is loading. */
  readonly pages: number;
  show(page: number): void;
}

/**
 * Loads a page of a list of the person who is signed in, under the key `[...key, page]`. When its last item is removed the page before it is shown
 * (§4); the last answer stays (`stale`) while another page is loading.
 */
export function usePrivatePages<P extends PageOf<unknown>>(
  key: readonly unknown[] | null,
  call: (page: number, options: RequestOptions) => Promise<P>,
  pageSize: number = limits.pageSize,
): PrivatePages<P> {
  const list = `${usePerson()} ${JSON.stringify(key)}`;
  const [state, setState] = useState<ListState<P>>({ list, asked: 1, last: null });
  // Another person or another list starts at the beginning, and never sees a page of the one before.
  const { asked, last } = state.list === list ? state : { asked: 1, last: null };
  const load = useLoad<P>(privateStoreOf, key && [...key, asked], (options) => call(asked, options));
  const value = load.status === 'ready' ? load.value : null;
  const page = value ? pageShown(asked, value, pageSize) : asked;
  const known = value ?? last;
  // The state is set during rendering, so that an empty page is never painted.
  if (state.list !== list || page !== asked || known !== last) setState({ list, asked: page, last: known });
  const isLoading = load.status === 'loading' || page !== asked;
  return {
    load: isLoading ? { status: 'loading', stale: known ?? undefined } : load,
    page,
    pages: Math.max(1, pageCount(known?.count ?? 0, pageSize)),
    show: (next) => setState({ list, asked: Math.max(1, next), last: known }),
  };
}

interface ListState<P> {
  /** Person and key. */
  readonly list: string;
  readonly asked: number;
  /** The last answer. */
  readonly last: P | null;
}
