import { useRef } from 'react';
import { type ApiError, isNetworkError } from '../../api/client/errors';
import type { RequestOptions } from '../../api/client/request';
import type { Load } from '../../base/load';
import { privateStoreOf } from './privateStore';
import { publicStoreOf } from './publicStore';
import { useLoad } from './useLoad';
import { usePerson } from './usePerson';

interface Known<T> {
  readonly key: string;
  readonly value: T;
  readonly from: 'shared' | 'own';
}

/**
 * Loads what the server shows differently to different people, such as a listing to its owner: for visitors through the cache that all share, for a
 * person through their private one. After signing in the public answer stays until the personal one is here, after signing out only a public one is
 * shown; one that is the same for all is not asked for again.
 */
export function useViewerLoad<T>(
  key: readonly unknown[] | null,
  call: (options: RequestOptions) => Promise<T>,
  isSameForAll: (value: T) => boolean,
): Load<T, ApiError> {
  const isVisitor = usePerson() === null;
  /** The last answer that everybody may see. */
  const known = useRef<Known<T> | null>(null);
  const fullKey = JSON.stringify(key);
  const seen = known.current?.key === fullKey ? known.current : null;
  const isCommon = seen !== null && isSameForAll(seen.value);
  const from = isCommon ? seen.from : isVisitor ? 'shared' : 'own';
  const shared = useLoad(publicStoreOf, from === 'shared' ? key : null, call);
  const own = useLoad(privateStoreOf, from === 'own' ? key : null, call);
  const load = from === 'shared' ? shared : own;

  if (load.status === 'ready') {
    if (from === 'shared' || isSameForAll(load.value)) known.current = { key: fullKey, value: load.value, from };
    // It was the same for all, and is not any more.
    else if (isCommon) known.current = null;
    return load;
  }
  if (load.status === 'failed' && load.error.kind === 'rejected' && load.error.status === 404) return load;
  const isWaiting = load.status === 'loading' || (load.status === 'failed' && isNetworkError(load.error));
  return seen && (isCommon || (from === 'own' && isWaiting)) ? { status: 'ready', value: seen.value } : load;
}
