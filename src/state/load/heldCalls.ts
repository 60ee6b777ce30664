/** Calls by their key: one at a time, cancelled when no component uses the key any more. */

interface HeldCall {
  readonly controller: AbortController;
  holders: number;
  /** Of the request in flight. */
  answer?: Promise<unknown>;
}

const held = new Map<string, HeldCall>();

/** Runtimes never share an answer. */
export const keyOf = (runtimeId: string, key: readonly unknown[]): string => JSON.stringify([runtimeId, ...key]);

function heldCall(key: string): HeldCall {
  let call = held.get(key);
  if (!call || call.controller.signal.aborted) {
    call = { controller: new AbortController(), holders: call?.holders ?? 0 };
    held.set(key, call);
  }
  return call;
}

/** Returns the answer of the request in flight, or makes one. Repeats a cancelled one if a component has started to use its key again. */
export function callWhileHeld<T>(key: string, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const own = heldCall(key);
  const { signal } = own.controller;
  // Without `finally`, which the Promise of an old page may lack.
  own.answer ??= call(signal).then(
    (answer) => {
      own.answer = undefined;
      return answer;
    },
    (thrown: unknown) => {
      own.answer = undefined;
      if (signal.aborted && held.get(key)?.holders) return callWhileHeld(key, call);
      throw thrown;
    },
  );
  return own.answer as Promise<T>;
}

/** Returns a function that lets the call go. */
export function holdCall(key: string): () => void {
  heldCall(key).holders += 1;
  return () => {
    // A remount in the same turn (StrictMode, a moved element) must not cancel anything.
    queueMicrotask(() => {
      const call = held.get(key);
      if (!call) return;
      call.holders -= 1;
      if (call.holders > 0) return;
      // Aborting is not free: it captures a stack trace.
      if (call.answer) call.controller.abort();
      held.delete(key);
    });
  };
}
