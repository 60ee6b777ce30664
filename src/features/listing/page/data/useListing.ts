import { useMemo, useRef } from 'react';
import { type ApiError, toApiError } from '../../../../api/client/errors';
import { getListingDetails } from '../../../../api/listing/listing';
import type { ListingDetails } from '../../../../domain/listing/listingDetails';
import { isSameForAll } from '../../../../domain/listing/permissions/listingView';
import { usePerson } from '../../../../state/data/usePerson';
import { useViewerLoad } from '../../../../state/data/useViewerLoad';
import { useRuntime } from '../../../../state/runtime/runtimeContext';
import { useLazy } from '../../../../ui/hooks/useLazy';
import { listingKey } from './listingKey';
import { isTaken, readDetails } from './readDetails';

/** State of the page. */
export type ShownListing =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly listing: ListingDetails; readonly isRecovered: boolean }
  /** No id, invalid data, or 404 (§8). */
  | { readonly status: 'missing' }
  /** Stays during a retry, so that the button does not move. */
  | { readonly status: 'failed'; readonly error: ApiError; readonly isRetrying: boolean; retry(): void };

const fetchEncoder = () => import('../../../../api/wire/listing/encodeListingDetails').then((module) => module.encodeListingDetails);

/** Returns the given listing, or loads it by id. */
export function useListing(input: unknown, id: number | undefined): ShownListing {
  const runtime = useRuntime();
  const isAwaited = useMemo(() => isTaken(input), [input]);
  const encoder = useLazy(fetchEncoder, isAwaited);
  const encode = encoder.value;
  const read = useMemo(() => readDetails(input, encode), [input, encode]);
  const person = usePerson();
  /** What is shown, and to whom. */
  const known = useRef<{ readonly value: ListingDetails; readonly of: number; readonly by: number | null } | null>(null);
  const isLoaded = input === undefined && id !== undefined;
  const load = useViewerLoad(
    isLoaded ? listingKey(id) : null,
    async (options) => {
      const { value, of, by } = known.current ?? {};
      try {
        return await getListingDetails(runtime.transport, id ?? 0, options);
      } catch (thrown) {
        const error = toApiError(thrown);
        const isGone = error.kind === 'rejected' && error.status === 404;
        // Nobody has asked for a new answer: what is shown stays, unless it is gone.
        if (isGone || !value || of !== id || by !== person) throw thrown;
        return value;
      }
    },
    isSameForAll,
  );
  known.current = load.status === 'ready' && id !== undefined ? { value: load.value, of: id, by: person } : null;
  const failure = useRef<{ readonly id: number | undefined; readonly error: ApiError } | null>(null);
  if (failure.current?.id !== id) failure.current = null;

  if (!isLoaded) {
    if (read) return { status: 'ready', listing: read, isRecovered: false };
    if (!isAwaited || encode) return { status: 'missing' };
    const { hasFailed, load: retry } = encoder;
    return hasFailed ? { status: 'failed', error: toApiError(new TypeError('no code')), isRetrying: false, retry } : { status: 'loading' };
  }
  switch (load.status) {
    case 'ready':
      return { status: 'ready', listing: load.value, isRecovered: failure.current !== null };
    case 'failed': {
      const { error, retry } = load;
      if (error.kind === 'rejected' && error.status === 404) return { status: 'missing' };
      failure.current = { id, error };
      return { status: 'failed', error, isRetrying: false, retry };
    }
    default:
      return failure.current
        ? { status: 'failed', error: failure.current.error, isRetrying: true, retry: () => {} }
        : { status: 'loading' };
  }
}
