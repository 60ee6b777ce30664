import { useLayoutEffect, useState } from 'react';
import { type ApiError, isNetworkError, toApiError } from '../../../api/client/errors';
import { setListingStatus } from '../../../api/listing/myListings';
import { approveListing, deciderOf, postponeListing, type Rejection, rejectListing, type SeenListing } from '../../../api/moderation';
import { useLatest } from '../../../base/hooks/useLatest';
import type { ListingStatus } from '../../../domain/enumerations';
import type { ModeratedListing } from '../../../domain/listing/moderation';
import { privateStoreOf } from '../../../state/data/privateStore';
import { useMutation } from '../../../state/data/useMutation';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { useModerationText } from '../../../text/moderation/useModerationText';
import { type Desk, type DeskOptions, useDesk } from './useDesk';

/** A router may lose its line while the device stays connected: then no `online` event tells of its return. */
const retryMilliseconds = 10_000;

/** Null approves. */
type Decision = Rejection | null;

/** A decision that can still be taken back. */
export interface Decided {
  readonly id: number;
  readonly decision: Decision;
  /** Why taking it back failed; it can be tried again. */
  readonly problem?: string;
}

/** Why a decision was not saved although the server answered. */
export type Conflict =
  | { readonly kind: 'changed'; readonly item: ModeratedListing }
  /** `by`: a colleague, empty if the server does not say who; null for the server itself. */
  | { readonly kind: 'decided'; readonly status: ListingStatus; readonly by: string | null }
  /** Archived or deleted by its owner. */
  | { readonly kind: 'gone' };

export interface Review {
  readonly desk: Desk;
  readonly isSending: boolean;
  /** The last decision failed. It is sent again when the network returns. */
  readonly problem: ApiError | null;
  readonly conflict: Conflict | null;
  readonly last: Decided | null;
  /** Text for the live region. */
  readonly said: string;
  /** Rises when the focus belongs to what is on the desk now. */
  readonly turns: number;
  decide(decision: Decision): Promise<void>;
  retry(): void;
  postpone(): Promise<void>;
  open(id: number): Promise<void>;
  next(): Promise<void>;
  undo(): Promise<void>;
  forget(): void;
  settleConflict(isShown: boolean): Promise<void>;
}

export function useReview(options: DeskOptions, showFailure: (text: string) => void): Review {
  const { text: moderationPageText } = useModerationPageText();
  const { text: moderationText } = useModerationText();
  const runtime = useRuntime();
  const { transport } = runtime;
  const cache = privateStoreOf(runtime);
  const desk = useDesk(options);
  const [problem, setProblem] = useState<{ readonly error: ApiError; readonly decision: Decision } | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [last, setLast] = useState<Decided | null>(null);
  const [said, setSaid] = useState('');
  const [turns, setTurns] = useState(0);
  const { run, isPending } = useMutation(({ seen, decision }: { seen: SeenListing; decision: Decision }, { signal }) =>
    decision ? rejectListing(transport, seen, decision, { signal }) : approveListing(transport, seen, { signal }),
  );
  const item = desk.state.status === 'reading' ? desk.state.item : null;
  const reload = () => cache.reload(['moderation']);

  /** Moves on, and tells what has happened and what is open now. */
  const turn = async (text: string, step: () => Promise<number | null>) => {
    setProblem(null);
    const id = await step();
    reload();
    setSaid([text, id === null ? '' : moderationPageText.done.next(id)].filter(Boolean).join('. '));
    setTurns((count) => count + 1);
  };
  /** Says why a decision or a postponement was refused. */
  const explain = async (seen: ModeratedListing, refusal: ApiError, onFailure: (error: ApiError) => void) => {
    const { id } = seen.listing;
    try {
      const now = await desk.look(id);
      const { status } = now.listing;
      if (status === 'active' || status === 'rejected') {
        const by = deciderOf(refusal);
        setConflict({ kind: 'decided', status, by: by === undefined ? '' : by });
      } else if (status !== 'moderation') setConflict({ kind: 'gone' });
      else if (now.moderation.version !== seen.moderation.version) setConflict({ kind: 'changed', item: now });
      else desk.setTaken(id);
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.kind === 'rejected' && error.status === 404) setConflict({ kind: 'gone' });
      else onFailure(error);
    }
    reload();
  };
  const decide = async (decision: Decision) => {
    if (!item || isPending) return;
    setProblem(null);
    const { id, status, tradeType } = item.listing;
    const seen = { id, status, tradeType, version: item.moderation.version };
    const outcome = await run({ seen, decision });
    if (outcome.status === 'ignored') return;
    if (outcome.status === 'failed') {
      const { error } = outcome;
      if (error.kind === 'rejected' && (error.status === 409 || error.status === 404)) {
        return explain(item, error, (failure) => setProblem({ error: failure, decision }));
      }
      return setProblem({ error, decision });
    }
    setLast({ id, decision });
    await turn(
      decision ? moderationPageText.done.rejected(id, moderationText.reasons[decision.reason]) : moderationPageText.done.approved(id),
      desk.next,
    );
  };
  const retry = () => {
    if (problem) void decide(problem.decision);
  };
  const latestRetry = useLatest(retry);
  const isWaiting = problem !== null && isNetworkError(problem.error);
  // It runs before the paint, so that no event comes between the words and the listener. The timer is for a network that was back by then.
  useLayoutEffect(() => {
    if (!isWaiting) return undefined;
    const resume = () => latestRetry.current();
    const timer = setInterval(() => navigator.onLine && resume(), retryMilliseconds);
    addEventListener('online', resume);
    return () => {
      clearInterval(timer);
      removeEventListener('online', resume);
    };
  }, [isWaiting, latestRetry]);

  const postpone = async () => {
    if (!item) return;
    const { id } = item.listing;
    try {
      await postponeListing(transport, id);
      await turn(moderationPageText.decision.postponed(id), desk.next);
    } catch (thrown) {
      const error = toApiError(thrown);
      const fail = () => showFailure(moderationPageText.decision.postponeFailed);
      if (deciderOf(error) === undefined) fail();
      else await explain(item, error, fail);
    }
  };

  return {
    desk,
    isSending: isPending,
    problem: problem?.error ?? null,
    conflict,
    last,
    said,
    turns,
    decide,
    retry,
    postpone,
    open: (id) => turn('', () => desk.open(id)),
    next: () => turn('', desk.next),
    async undo() {
      if (!last) return;
      const { id } = last;
      setLast(null);
      try {
        await setListingStatus(transport, id, 'moderation');
      } catch (thrown) {
        const error = toApiError(thrown);
        const isStale = error.kind === 'rejected' && (error.status === 409 || error.status === 404 || error.status === 400);
        if (isStale) showFailure(moderationPageText.done.undoFailed);
        else {
          const text = isNetworkError(error) ? moderationPageText.complaints.offline : moderationPageText.complaints.failed;
          setLast({ ...last, problem: text });
          setSaid(text);
        }
        return reload();
      }
      await turn(moderationPageText.done.undone(id), () => desk.open(id));
    },
    forget: () => setLast(null),
    async settleConflict(isShown) {
      const seen = item;
      setConflict(null);
      if (isShown && seen) return turn('', () => desk.open(seen.listing.id, seen.listing));
      if (conflict?.kind === 'changed') return postpone();
      return turn('', desk.next);
    },
  };
}
