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
  readonly host?: HTMLElement;
}

const RuntimeContext = createContext<RuntimeValue | null>(null);

export interface RuntimeProviderProps {
  readonly runtime: Runtime;
  /** Told of problems; the element raises `kvartal-error` from it. */
  readonly report?: (problem: Problem) => void;
  /** The custom element that is rendered; absent in React. */
  readonly host?: HTMLElement;
  readonly children?: ReactNode;
}

const ignore = () => {};

export function RuntimeProvider({ runtime, report = ignore, host, children }: RuntimeProviderProps) {
  const value = useMemo(() => ({ runtime, report, host }), [runtime, report, host]);
  return <RuntimeContext value={value}>{children}</RuntimeContext>;
}

export function useRuntime(): Runtime {
  return useRuntimeValue().runtime;
}

export function useReport(): (problem: Problem) => void {
  return useRuntimeValue().report;
}

/** The custom element around, whose children are the page's own markup. */
export function useHost(): HTMLElement | undefined {
  return useRuntimeValue().host;
}

function useRuntimeValue(): RuntimeValue {
  const value = useContext(RuntimeContext);
  if (!value) throw new Error('Wrap Kvartal components in <KvartalProvider apiUrl="…">.');
  return value;
}
