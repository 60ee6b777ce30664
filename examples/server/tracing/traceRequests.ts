import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { activeTracing, type OpenSpan } from './tracing';

/**
 * Traces the requests of an application: method, route and status, without addresses, queries and people. Lines of their log get the id of
 * the trace. Adds nothing while nothing is traced.
 * @param isTrusted whether this address may say to which trace a request belongs
 */
export function traceRequests(app: FastifyInstance, isTrusted: (address: string) => boolean): void {
  const tracing = activeTracing();
  if (!tracing) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();

  app.addHook('onRequest', (request, reply, done) => {
    const route = routeOf(request);
    // Balancers ask every few seconds.
    if (route?.startsWith('/health/')) return done();
    const { traceparent, tracestate } = request.headers;
    const given = typeof traceparent === 'string' && isTrusted(request.socket.remoteAddress ?? '');
    const span = tracing.begin(
      {
        name: route ? `${request.method} ${route}` : request.method,
        kind: 'server',
        attributes: { 'http.request.method': request.method, ...(route && { 'http.route': route }) },
      },
      given ? { traceparent, ...(typeof tracestate === 'string' && { tracestate }) } : null,
    );
    spans.set(request, span);
    request.log = request.log.child({ trace_id: span.traceId });
    reply.log = request.log;
    reply.raw.once('close', () => end(span, reply));
    span.run(done);
  });
  // A body arrives in events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = request.body === undefined ? undefined : spans.get(request);
    if (span) span.run(done);
    else done();
  });
  // A stream of events stays open for an hour.
  app.addHook('onSend', (request, reply, _payload, done) => {
    const span = spans.get(request);
    if (span && String(reply.getHeader('content-type')).startsWith('text/event-stream')) end(span, reply);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    if (span) end(span, reply);
    done();
  });
}

function end(span: OpenSpan, { statusCode }: FastifyReply): void {
  span.end({ 'http.response.status_code': statusCode }, statusCode >= 500);
}

const routeOf = ({ is404, routeOptions }: FastifyRequest) => (is404 ? undefined : routeOptions.url);
