import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Runtime } from './runtime';

/** Something the host should know of: a malformed answer, a wrong attribute, a crash of one card. */
export interface Problem {
  /** Stable word for programs. */
  readonly code: string;
  /** Sentence for the integrator. */
  readonly message: string;
}

interface RuntimeValue {
  readonly runtime: Runtime;
  readonly report: (problem: Problem) => void;
}

const RuntimeContext = createContext<RuntimeValue | null>(null);

export interface RuntimeProviderProps {
  readonly runtime: Runtime;
  /** Told of problems; the element raises `kvartal-error` from it. */
  readonly report?: (problem: Problem) => void;
  readonly children?: ReactNode;
}

const ignore = () => {};

export function RuntimeProvider({ runtime, report = ignore, children }: RuntimeProviderProps) {
  const value = useMemo(() => ({ runtime, report }), [runtime, report]);
  return <RuntimeContext value={value}>{children}</RuntimeContext>;
}

export function useRuntime(): Runtime {
  return useRuntimeValue().runtime;
}

export function useReport(): (problem: Problem) => void {
  return useRuntimeValue().report;
}

function useRuntimeValue(): RuntimeValue {
  const value = useContext(RuntimeContext);
  if (!value) throw new Error('Wrap Kvartal components in <KvartalProvider apiUrl="…">.');
  return value;
}
