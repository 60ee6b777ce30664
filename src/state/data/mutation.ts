import { type ApiError, toApiError } from '../../api/client/errors';
import { mayHaveHappened, newIdempotencyKey } from '../../api/client/idempotencyKey';
import type { RequestOptions } from '../../api/client/request';
import type { Runtime } from '../runtime/runtime';
import { isSameAction } from './isSameAction';
import { type Change, type PrivateStore, privateStoreOf } from './privateStore';

/** Sends a write; the key is for calls that must not happen twice. */
export type Mutate<A, R> = (argument: A, options: RequestOptions & { readonly idempotencyKey: string }) => Promise<R>;

export interface MutationOptions<A> {
  /**
   * `one` (default): while one is pending others are ignored, such as the second click on 'Опубликовать'. `latest`: another one cancels the one
   * before and replaces it, such as a switch.
   */
  readonly order?: 'one' | 'latest';
  /** Shows the expected result before the answer; a failure takes it back. */
  readonly optimistic?: (argument: A, cache: PrivateStore) => readonly Change[];
  /** Beginnings of the keys of private data that are loaded again afterwards. */
  readonly reloads?: readonly (readonly unknown[])[];
}

export interface MutationState {
  readonly isPending: boolean;
  readonly error: ApiError | null;
}

export type Outcome<R> =
  | { readonly status: 'done'; readonly value: R }
  | { readonly status: 'failed'; readonly error: ApiError }
  /** It was not sent because one is pending, it was replaced by a newer one, or its component or its person is gone. */
  | { readonly status: 'ignored' };

/** An action that failed. */
interface Attempt<A> {
  readonly argument: A;
  readonly key: string;
  readonly person: number | null;
  /** Then the key belongs to this action for ever: the server may know it. */
  readonly mayHaveHappened: boolean;
}

/** The writes of one place, without React: see `useMutation`. */
export function createMutation<A, R>(
  runtime: Runtime,
  call: Mutate<A, R>,
  optionsNow: () => MutationOptions<A>,
  show: (state: MutationState) => void,
) {
  const cache = privateStoreOf(runtime);
  let pending: AbortController | null = null;
  let failed: Attempt<A> | null = null;
  let isStarted = false;

  const perform = async (argument: A, key: string): Promise<Outcome<R>> => {
    const { order = 'one', optimistic, reloads = [] } = optionsNow();
    if (!isStarted || (pending && order === 'one')) return { status: 'ignored' };
    pending?.abort();
    const own = new AbortController();
    pending = own;
    failed = null;
    const person = cache.person();
    const changes = optimistic?.(argument, cache) ?? [];
    const isCurrent = () => pending === own && isStarted && cache.person() === person;
    const reload = () => {
      for (const start of reloads) cache.reload(start);
    };
    show({ isPending: true, error: null });
    try {
      const value = await call(argument, { signal: own.signal, idempotencyKey: key });
      for (const change of changes) change.keep();
      if (cache.person() === person) reload();
      if (!isCurrent()) return { status: 'ignored' };
      show({ isPending: false, error: null });
      return { status: 'done', value };
    } catch (thrown) {
      const error = toApiError(thrown);
      for (const change of changes) change.undo();
      const isOpen = mayHaveHappened(error);
      if (isOpen && cache.person() === person) reload();
      if (!isCurrent()) return { status: 'ignored' };
      failed = { argument, key, person, mayHaveHappened: isOpen };
      show({ isPending: false, error });
      return { status: 'failed', error };
    } finally {
      if (pending === own) {
        pending = null;
        // The person is gone, the component is not: it may write again.
        if (isStarted && cache.person() !== person) show({ isPending: false, error: null });
      }
    }
  };
  /** Returns the attempt that a new one repeats. */
  const repeated = (argument: A): Attempt<A> | null =>
    failed?.mayHaveHappened && failed.person === cache.person() && isSameAction(failed.argument, argument) ? failed : null;

  return {
    start() {
      isStarted = true;
    },
    stop() {
      isStarted = false;
      pending?.abort();
    },
    run: (argument: A) => perform(argument, repeated(argument)?.key ?? newIdempotencyKey()),
    async retry(): Promise<Outcome<R>> {
      if (!failed || failed.person !== cache.person()) return { status: 'ignored' };
      return perform(failed.argument, failed.key);
    },
    reset() {
      failed = null;
      show({ isPending: pending !== null, error: null });
    },
  };
}
