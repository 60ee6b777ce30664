import type { ApiError } from '../../api/client/errors';
import { createStore, type Store } from '../../base/createStore';
import { slotOf } from '../../base/slotOf';
import type { Runtime } from '../runtime/runtime';

/** A block of the page that could not be loaded. */
export interface LoadFailure {
  readonly error: ApiError;
  /** Loads the content of the block again. */
  retry(): void;
}

/** The failed blocks of a runtime, which share one dialog (§8 "Home page load errors"). */
export interface LoadFailures {
  /** Failed blocks in the order they failed. The first one shows the dialog. */
  readonly failed: readonly LoadFailure[];
  readonly isOpen: boolean;
  /** Closed by the visitor: further failures only show in their blocks. */
  readonly isClosed: boolean;
}

const none: LoadFailures = { failed: [], isOpen: false, isClosed: false };

export function loadFailuresOf(runtime: Runtime): Store<LoadFailures> {
  return slotOf(runtime.slots, 'loadFailures', () => createStore(none));
}

/** Reports a failure. Returns a function that withdraws it when the block loads again or is gone. */
export function reportLoadFailure(runtime: Runtime, failure: LoadFailure): () => void {
  const store = loadFailuresOf(runtime);
  store.set(({ failed, isClosed }) => ({ failed: [...failed, failure], isOpen: !isClosed, isClosed }));
  return () =>
    store.set((now) => {
      const failed = now.failed.filter((one) => one !== failure);
      return failed.length === 0 ? none : { ...now, failed };
    });
}

/** Closes the dialog; the blocks still show their failures. */
export function closeLoadFailures(runtime: Runtime): void {
  loadFailuresOf(runtime).set((now) => ({ ...now, isOpen: false, isClosed: true }));
}

/** Loads all failed blocks again without reloading the page (docs/decisions/020). */
export function retryLoadFailures(runtime: Runtime): void {
  const store = loadFailuresOf(runtime);
  const { failed } = store.get();
  store.set((now) => ({ ...now, isOpen: false }));
  for (const { retry } of failed) retry();
}
