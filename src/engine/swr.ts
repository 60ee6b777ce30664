/**
 * What the kit uses of swr, for the script-tag build: a cache of what is loaded. The npm build has the library itself; `src/state/data/useLoad` is
 * the only caller of either.
 */
import { createRecentMap } from '../state/data/createRecentMap';

/** How many answers are known beside those that are shown: a visitor who goes back finds the last pages. */
const most = 12;

export type Cache = ReturnType<typeof createRecentMap<{ readonly data?: unknown }>>;

const config = { cache: createRecentMap<{ readonly data?: unknown }>(most) };

export const useSWRConfig = (): { readonly cache: Cache } => config;
