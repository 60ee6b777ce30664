import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Runtime } from './runtime';

/** Reported to the host page: a malformed response, an invalid attribute, a card that crashed. */
export interface Problem {
  /** Stable, for programs. */
  readonly code: string;
  /** A text for the developer of the page. */
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
  /** Receives problems; the element raises `kvartal-error`. */
  readonly report?: (problem: Problem) => void;
  /** The custom element; absent in React. */
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

/** Returns the custom element, whose children are the page's own markup. */
export function useHost(): HTMLElement | undefined {
  return useRuntimeValue().host;
}

function useRuntimeValue(): RuntimeValue {
  const value = useContext(RuntimeContext);
  if (!value) throw new Error('Wrap Kvartal components in <KvartalProvider apiUrl="…">.');
  return value;
}
