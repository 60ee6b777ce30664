import { limits } from '../../domain/limits';
import { ApiFailure } from './errors';
import { createEventParser, type ServerEvent } from './eventParser';
import { request, type Transport } from './request';

export interface EventsOptions {
  readonly signal?: AbortSignal;
  /** Continues after this event. */
  readonly lastEventId?: string;
  /** Called once the server has accepted the stream. */
  readonly onOpen?: () => void;
}

/**
 * Returns the events of a path as they arrive, with the token in a header, which `EventSource` cannot send. Ends when the server ends the stream;
 * leaving the loop closes it. A stream that is silent for the timeout of a call has failed: a server sends a comment before.
 * @throws ApiFailure
 */
export async function* eventsOf(transport: Transport, path: string, options: EventsOptions = {}): AsyncGenerator<ServerEvent, void> {
  const { signal, lastEventId, onOpen } = options;
  const connection = new AbortController();
  const close = () => connection.abort();
  signal?.addEventListener('abort', close);
  try {
    const body = await open(transport, path, connection, options);
    onOpen?.();
    const reader = body.getReader();
    const decoder = new TextDecoder();
    const parser = createEventParser(lastEventId);
    for (;;) {
      const { done, value } = await readInTime(reader, transport.timeout ?? limits.requestTimeout, connection);
      if (done) return;
      yield* parser.push(decoder.decode(value, { stream: true }));
    }
  } catch (thrown) {
    if (thrown instanceof ApiFailure) throw thrown;
    throw new ApiFailure({ kind: signal?.aborted ? 'aborted' : 'offline' });
  } finally {
    signal?.removeEventListener('abort', close);
    close();
  }
}

/** Returns the body of the stream, by a `request`: it brings the token, the timeout, the errors and the 401. */
async function open(
  transport: Transport,
  path: string,
  connection: AbortController,
  { lastEventId, signal }: EventsOptions,
): Promise<ReadableStream<Uint8Array>> {
  let body: ReadableStream<Uint8Array> | null = null;
  const keepBody: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Accept', 'text/event-stream');
    if (lastEventId) headers.set('Last-Event-ID', lastEventId);
    init?.signal?.addEventListener('abort', () => connection.abort());
    const response = await transport.fetch(input, { ...init, headers, signal: connection.signal, cache: 'no-store' });
    const isStream = response.ok && response.headers.get('Content-Type')?.startsWith('text/event-stream');
    if (!isStream) return response;
    body = response.body;
    return new Response(null, { status: 204 });
  };
  await request({ ...transport, fetch: keepBody }, path, { signal });
  if (!body) throw new ApiFailure({ kind: 'malformed', status: 200 });
  return body;
}

async function readInTime(reader: ReadableStreamDefaultReader<Uint8Array>, timeout: number, connection: AbortController) {
  let isSilent = false;
  const timer = setTimeout(() => {
    isSilent = true;
    connection.abort();
    // A body that ignores the signal: of a fake, of a page's own `fetch`.
    void reader.cancel().catch(() => {});
  }, timeout);
  try {
    const piece = await reader.read();
    if (isSilent) throw new ApiFailure({ kind: 'timeout' });
    return piece;
  } catch (thrown) {
    throw isSilent ? new ApiFailure({ kind: 'timeout' }) : thrown;
  } finally {
    clearTimeout(timer);
  }
}
