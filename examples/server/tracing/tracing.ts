/** What may stand in a span: routes, names and shapes, never what people send. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface SpanStart {
  readonly name: string;
  readonly kind: 'internal' | 'server' | 'client';
  readonly attributes?: SpanAttributes;
}

/** A span that outlives a function, such as that of a request. */
export interface OpenSpan {
  readonly traceId: string;
  /** Runs what belongs to it: spans that begin there are its children. */
  run<T>(work: () => T): T;
  /** Ends it, once. What comes later is ignored. */
  end(attributes: SpanAttributes, hasFailed: boolean): void;
}

/** The headers that say to which trace a request belongs, as W3C Trace Context names them. */
export interface TraceHeaders {
  readonly traceparent?: string | undefined;
  readonly tracestate?: string | undefined;
}

export interface Tracing {
  /** Begins the span of a request: in the trace of these headers, of what runs now, or in a new one. */
  begin(start: SpanStart, headers: TraceHeaders | null): OpenSpan;
  /** Runs work in a span, as a part of what runs now. */
  within<T>(start: SpanStart, work: () => Promise<T>): Promise<T>;
  /** Whether there is something that runs now, and is traced. */
  isActive(): boolean;
  /** The trace that runs now; empty outside of one. */
  traceId(): string;
  /** Returns a function that goes on in what runs now, however it is called. */
  bind<Work extends (...given: never[]) => unknown>(work: Work): Work;
  /** Sends what is left. A collector that does not answer delays it by two seconds at most. */
  end(): Promise<void>;
}

let current: Tracing | null = null;

/** Null while nothing is traced: nothing of the library is loaded then. */
export const activeTracing = (): Tracing | null => current;

export function setTracing(tracing: Tracing | null): void {
  current = tracing;
}

/** Runs a part of a request or of a job in a span; outside of them, and while nothing is traced, without one. */
export function traced<T>(start: () => SpanStart, work: () => Promise<T>): Promise<T> {
  return current?.isActive() ? current.within(start(), work) : work();
}

/** Returns what a line of the log says of the trace that it belongs to. */
export function traceOf(): { readonly trace_id?: string } {
  const id = current?.traceId();
  return id ? { trace_id: id } : {};
}
