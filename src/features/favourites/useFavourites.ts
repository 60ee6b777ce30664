import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { listingsByIds } from '../../api/listing/listingsByIds';
import { limits } from '../../domain/limits';
import type { Listing } from '../../domain/listing/listing';
import { publicStoreOf } from '../../state/data/publicStore';
import { useLoad } from '../../state/data/useLoad';
import { favouritesOf, newestFirst } from '../../state/favourites/favourites';
import { useRuntime } from '../../state/runtime/runtimeContext';

/** Cards of the first step: with more of them the first paint takes too long. */
const firstStep = 12;
/** Cards that 'Показать ещё' adds; no more than one call may ask for. */
const nextStep = 24;

/** By id: the listing, or null of which the server tells nothing. An id that is missing was not asked for yet. */
type Answers = ReadonlyMap<number, Listing | null>;

/** The favourites of the device, step by step, with their listings. */
export function useFavourites() {
  const runtime = useRuntime();
  const store = favouritesOf(runtime);
  const state = useSyncExternalStore(store.state.subscribe, store.state.get, store.state.get);
  const all = useMemo(() => newestFirst(state), [state]);
  const [step, setStep] = useState(firstStep);
  const [answers, setAnswers] = useState<Answers>(new Map());
  const shown = all.slice(0, step);
  const missing = shown.flatMap(({ listingId }) => (answers.has(listingId) ? [] : [listingId])).slice(0, limits.listingsByIds);
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
  return {
    store,
    state,
    shown,
    count: all.length,
    answers,
    load,
    /** How many 'Показать ещё' would add. */
    more: Math.min(nextStep, all.length - shown.length),
    showMore: () => setStep(step + nextStep),
  };
}
