import { setTimeout as delay } from 'node:timers/promises';
import type { Span, SpanOptions } from '@opentelemetry/api';
import { lastFailures } from './lastFailures';
import { type OpenSpan, type SpanStart, setTracing, type Tracing } from './tracing';

/** How long the end waits for a collector, ms: shorter than what an orchestrator grants. */
const patience = 2000;

/**
 * Loads OpenTelemetry, which reads its own variables of the environment, and traces from now on.
 * @param report what to say when spans do not arrive
 */
export async function startTracing(report: (text: string) => void): Promise<Tracing> {
  const [
    api,
    { BatchSpanProcessor, NodeTracerProvider },
    { OTLPTraceExporter },
    { defaultResource, detectResources, envDetector, resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const { context, trace, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode } = api;
  // Its messages may contain what a collector has answered.
  api.diag.setLogger({ ...silent, error: lastFailures(report) }, { logLevel: api.DiagLogLevel.ERROR, suppressOverrideMessage: true });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'kvartal' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = provider.getTracer('kvartal');
  const kinds = { internal: SpanKind.INTERNAL, server: SpanKind.SERVER, client: SpanKind.CLIENT };
  const optionsOf = ({ kind, attributes = {} }: SpanStart): SpanOptions => ({ kind: kinds[kind], attributes: { ...attributes } });
  const fail = (span: Span) => span.setStatus({ code: SpanStatusCode.ERROR });

  const tracing: Tracing = {
    begin(start, headers) {
      const around = headers?.traceparent ? propagation.extract(ROOT_CONTEXT, headers) : context.active();
      const span = tracer.startSpan(start.name, optionsOf(start), around);
      const inside = trace.setSpan(around, span);
      return {
        traceId: span.spanContext().traceId,
        run: (work) => context.with(inside, work),
        end(attributes, hasFailed) {
          if (!span.isRecording()) return;
          span.setAttributes({ ...attributes });
          if (hasFailed) fail(span);
          span.end();
        },
      } satisfies OpenSpan;
    },
    within(start, work) {
      const span = tracer.startSpan(start.name, optionsOf(start));
      return context.with(trace.setSpan(context.active(), span), async () => {
        try {
          return await work();
        } catch (error) {
          // Messages of errors may contain values and addresses.
          span.setAttribute('error.type', typeOf(error));
          fail(span);
          throw error;
        } finally {
          span.end();
        }
      });
    },
    isActive: () => trace.getActiveSpan()?.isRecording() ?? false,
    traceId: () => trace.getActiveSpan()?.spanContext().traceId ?? '',
    bind: (work) => context.bind(context.active(), work),
    async end() {
      setTracing(null);
      await Promise.race([provider.shutdown().catch(() => undefined), delay(patience, undefined, { ref: false })]);
    },
  };
  setTracing(tracing);
  return tracing;
}

const silent = { warn: () => undefined, info: () => undefined, debug: () => undefined, verbose: () => undefined };

/** The code of a database or of the system, otherwise the name of the error. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
