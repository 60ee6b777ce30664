import { useLayoutEffect, useState } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import { useReport, useRuntime } from '../runtime/runtimeContext';
import { createMutation, type Mutate, type MutationOptions, type MutationState, type Outcome } from './mutation';

/** A write of a component. */
export interface Mutation<A, R> extends MutationState {
  /** Does it. Never rejects. */
  run(argument: A): Promise<Outcome<R>>;
  /** Does the last failed one again: the same action, with the same key. */
  retry(): Promise<Outcome<R>>;
  /** Forgets the error. */
  reset(): void;
}

/**
 * A write with its state: pending, error, a change shown at once and taken back if it fails, one key per action (D51). Unmounting cancels it; what
 * became of it shows the next load.
 */
export function useMutation<A, R>(call: Mutate<A, R>, options: MutationOptions<A> = {}): Mutation<A, R> {
  const runtime = useRuntime();
  const latest = useLatest({ call, options, report: useReport() });
  const [state, setState] = useState<MutationState>(still);
  const [mutation] = useState(() =>
    createMutation<A, R>(
      runtime,
      (argument, tools) => latest.current.call(argument, { ...tools, report: (problem) => latest.current.report(problem) }),
      () => latest.current.options,
      setState,
    ),
  );
  useLayoutEffect(() => {
    mutation.start();
    return mutation.stop;
  }, [mutation]);
  const { run, retry, reset } = mutation;
  return { ...state, run, retry, reset };
}

const still: MutationState = { isPending: false, error: null };

export type { Mutate, MutationOptions, Outcome } from './mutation';
