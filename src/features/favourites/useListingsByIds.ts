import { useEffect, useState } from 'react';
import { listingsByIds } from '../../api/listing/listingsByIds';
import { limits } from '../../domain/limits';
import type { Listing } from '../../domain/listing/listing';
import { publicStoreOf } from '../../state/data/publicStore';
import { useLoad } from '../../state/data/useLoad';
import { useRuntime } from '../../state/runtime/runtimeContext';

/** By id: the listing, or null of which the server tells nothing. An id that is missing was not answered yet. */
export type Answers = ReadonlyMap<number, Listing | null>;

/** The listings with these ids, as many at a time as one call may ask for. */
export function useListingsByIds(ids: readonly number[]) {
  const runtime = useRuntime();
  const [answers, setAnswers] = useState<Answers>(new Map());
  const missing = ids.filter((id) => !answers.has(id)).slice(0, limits.listingsByIds);
  const asked = missing.join();
  const load = useLoad(publicStoreOf, asked ? ['by-ids', asked] : null, (options) => listingsByIds(runtime.transport, missing, options));
  const found = load.status === 'ready' ? load.value : null;
  useEffect(() => {
    if (!found) return;
    setAnswers((known) => {
      const next = new Map<number, Listing | null>(known);
      for (const id of asked.split(',')) next.set(Number(id), null);
      for (const listing of found) next.set(listing.id, listing);
      return next;
    });
  }, [found, asked]);
  return { answers, load };
}
