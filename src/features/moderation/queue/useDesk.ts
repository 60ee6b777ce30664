import { useEffect, useRef, useState } from 'react';
import { type ApiError, toApiError } from '../../../api/client/errors';
import type { RequestOptions } from '../../../api/client/request';
import { getModeratedListing, holdListing, holdNextListing } from '../../../api/moderation';
import { useLatest } from '../../../base/hooks/useLatest';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { type ModeratedListing, moderationLimits, type QueueOrdering } from '../../../domain/listing/moderation';
import { useRuntime } from '../../../state/runtime/runtimeContext';

/** What lies in front of a moderator. */
export type DeskState =
  | { readonly status: 'loading' }
  | { readonly status: 'empty' }
  /** Somebody has decided about it, or its owner has taken it back. */
  | { readonly status: 'decided'; readonly item: ModeratedListing }
  /** There is none of this number that this moderator could read. */
  | { readonly status: 'missing'; readonly id: number }
  /** Somebody else reads it. */
  | { readonly status: 'taken'; readonly id: number }
  | { readonly status: 'failed'; readonly error: ApiError; retry(): void }
  | {
      readonly status: 'reading';
      readonly item: ModeratedListing;
      /** What was on the desk before its owner changed it. */
      readonly before: ListingDetails | null;
    };

export interface Desk {
  readonly state: DeskState;
  /** Whether another listing is on its way. */
  readonly isBusy: boolean;
  /** The hold has ended: somebody else may take it. */
  readonly isHoldOver: boolean;
  /** Takes the first that nobody reads. Returns its id, or null. */
  next(): Promise<number | null>;
  open(id: number, before?: ListingDetails): Promise<number | null>;
  /** Reads a listing again, without holding it. */
  look(id: number): Promise<ModeratedListing>;
  /** Somebody else reads this one. */
  setTaken(id: number): void;
}

export interface DeskOptions {
  readonly ordering: QueueOrdering;
  /** The listing of the address; null for the first that nobody reads, undefined for none yet. */
  readonly asked: number | null | undefined;
  /** Another listing lies there now, also one that cannot be read; or none. */
  onDesk(id: number | null): void;
}

/** One listing at a time: asks for it, holds it, and knows when the hold ends. */
export function useDesk({ ordering, asked: wanted, onDesk }: DeskOptions): Desk {
  const { transport } = useRuntime();
  const [state, setState] = useState<DeskState>({ status: 'loading' });
  const [isBusy, setBusy] = useState(false);
  const [isHoldOver, setHoldOver] = useState(false);
  const asked = useRef<AbortController | null>(null);
  const tell = useLatest(onDesk);
  /** What the desk was told to show last; undefined before the first. */
  const current = useRef<number | null | undefined>(undefined);

  const take = async (
    id: number | null,
    call: (options: RequestOptions) => Promise<ModeratedListing | null>,
    { before = null, isLinked = false }: { readonly before?: ListingDetails | null; readonly isLinked?: boolean } = {},
  ): Promise<number | null> => {
    current.current = id;
    asked.current?.abort();
    const own = new AbortController();
    asked.current = own;
    setBusy(true);
    const again = () => void take(id, call, { before, isLinked });
    try {
      const item = await call({ signal: own.signal });
      if (own.signal.aborted) return null;
      const isDecided = item?.queuedAt === null;
      if (item && isDecided && isLinked) {
        setState({ status: 'decided', item });
        tell.current(id);
        return null;
      }
      if (isDecided) return next();
      setHoldOver(false);
      setState(item ? { status: 'reading', item, before } : { status: 'empty' });
      const shown = item?.listing.id ?? null;
      current.current = shown;
      tell.current(shown);
      return shown;
    } catch (thrown) {
      const error = toApiError(thrown);
      if (own.signal.aborted || error.kind === 'aborted') return null;
      const refusal = error.kind === 'rejected' ? error.status : 0;
      if (id !== null && refusal === 404) {
        if (!isLinked) return next();
        setState({ status: 'missing', id });
        tell.current(id);
        return null;
      }
      const isTaken = id !== null && refusal === 409;
      setState(isTaken ? { status: 'taken', id } : { status: 'failed', error, retry: again });
      if (isTaken) tell.current(id);
      return null;
    } finally {
      if (asked.current === own) setBusy(false);
    }
  };
  const next = () => take(null, (options) => holdNextListing(transport, ordering, options));
  const hold = (id: number) => (options: RequestOptions) => holdListing(transport, id, options);
  const open = (id: number, before?: ListingDetails) => take(id, hold(id), before && { before });

  const follow = useLatest((id: number | null) => (id === null ? next() : take(id, hold(id), { isLinked: true })));
  useEffect(() => {
    if (wanted !== undefined && wanted !== current.current) void follow.current(wanted);
  }, [wanted, follow]);
  useEffect(() => () => asked.current?.abort(), []);

  const item = state.status === 'reading' ? state.item : null;
  useEffect(() => {
    if (!item) return undefined;
    // Counted here: the clocks of server and browser differ.
    const timer = setTimeout(() => setHoldOver(true), moderationLimits.holdMinutes * 60_000);
    return () => clearTimeout(timer);
  }, [item]);

  return {
    state,
    isBusy,
    isHoldOver,
    next,
    open,
    look: (id) => getModeratedListing(transport, id),
    setTaken: (id) => setState({ status: 'taken', id }),
  };
}
