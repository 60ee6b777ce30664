import type { ApiError } from '../../api/client/errors';
import { createStore, type Store } from '../../base/createStore';
import type { Runtime } from '../runtime/runtime';

/** A block of the page that could not be loaded. */
export interface LoadFailure {
  readonly error: ApiError;
  /** Asks again for what this block shows. */
  retry(): void;
}

/** All blocks of a runtime that have failed and say so by a dialog (§8 "Home page load errors"). */
export interface LoadFailures {
  /** In the order they failed; the first one is told of, and its block shows the dialog. */
  readonly failed: readonly LoadFailure[];
  /** One dialog for all of them. */
  readonly isOpen: boolean;
  /** Closed by the visitor, who knows now: what fails beside the others only says so in its place. */
  readonly isClosed: boolean;
}

const none: LoadFailures = { failed: [], isOpen: false, isClosed: false };

/** What has failed on the pages of a runtime. */
export function loadFailuresOf(runtime: Runtime): Store<LoadFailures> {
  runtime.loadFailures ??= createStore(none);
  return runtime.loadFailures;
}

/** Tells of a failure. Answers what takes it back: the block is loading again, or has gone. */
export function tellLoadFailure(runtime: Runtime, failure: LoadFailure): () => void {
  const store = loadFailuresOf(runtime);
  store.set(({ failed, isClosed }) => ({ failed: [...failed, failure], isOpen: !isClosed, isClosed }));
  return () =>
    store.set((now) => {
      const failed = now.failed.filter((one) => one !== failure);
      return failed.length === 0 ? none : { ...now, failed };
    });
}

/** The visitor has read it: the blocks go on saying it themselves. */
export function closeLoadFailures(runtime: Runtime): void {
  loadFailuresOf(runtime).set((now) => ({ ...now, isOpen: false, isClosed: true }));
}

/** Asks again for all that failed, without loading the page anew (docs/decisions/020). */
export function retryLoadFailures(runtime: Runtime): void {
  const store = loadFailuresOf(runtime);
  const { failed } = store.get();
  store.set((now) => ({ ...now, isOpen: false }));
  for (const { retry } of failed) retry();
}
