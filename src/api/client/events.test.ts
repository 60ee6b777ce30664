import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from './errors';
import { eventsOf } from './events';
import type { Transport } from './request';

/** A server that streams what the test writes. */
function streaming(init: ResponseInit = { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } }) {
  let writer: ReadableStreamDefaultController<Uint8Array> | undefined;
  let signal: AbortSignal | null | undefined;
  const fetch = vi.fn<typeof globalThis.fetch>(async (_input, options) => {
    signal = options?.signal;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        writer = controller;
        signal?.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
      },
    });
    return new Response(body, init);
  });
  return {
    fetch,
    write: (text: string) => writer?.enqueue(new TextEncoder().encode(text)),
    end: () => writer?.close(),
    isClosed: () => signal?.aborted,
  };
}

const over = (fetch: typeof globalThis.fetch, more: Partial<Transport> = {}): Transport => ({ baseUrl: '/api', fetch, ...more });

const failureOf = async (call: Promise<unknown>) => {
  const thrown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  return thrown instanceof ApiFailure ? thrown.error : thrown;
};

describe('events of the server (D6)', () => {
  it('sends the token and where to go on, and returns events as they arrive', async () => {
    const server = streaming();
    const events = eventsOf(over(server.fetch, { token: () => 'abc' }), '/events/', {
      lastEventId: '4',
      onOpen: () => server.write('id: 5\n'),
    });
    const first = events.next();
    await expect.poll(() => server.fetch.mock.calls.length).toBe(1);
    await Promise.resolve();
    server.write('data: раз\n\ndata: два\n\n');
    expect((await first).value).toMatchObject({ data: 'раз' });
    expect((await events.next()).value).toMatchObject({ data: 'два' });
    const headers = new Headers(server.fetch.mock.calls[0]?.[1]?.headers);
    expect(Object.fromEntries(headers)).toMatchObject({
      authorization: 'Token abc',
      accept: 'text/event-stream',
      'last-event-id': '4',
    });
    server.end();
    expect((await events.next()).done).toBe(true);
  });

  it('closes the connection when the loop is left', async () => {
    const server = streaming();
    for await (const event of eventsOf(over(server.fetch), '/', { onOpen: () => server.write('data: a\n\n') })) {
      expect(event.data).toBe('a');
      break;
    }
    expect(server.isClosed()).toBe(true);
  });

  it('ends with an abort of the caller', async () => {
    const server = streaming();
    const controller = new AbortController();
    const next = failureOf(eventsOf(over(server.fetch), '/', { signal: controller.signal, onOpen: () => controller.abort() }).next());
    expect(await next).toEqual({ kind: 'aborted' });
    expect(server.isClosed()).toBe(true);
  });

  it('signs out on a refused token, and says what the server says', async () => {
    const refused = vi.fn<(token: string) => void>();
    const fetch = async () => Response.json({ detail: 'Недопустимый токен.' }, { status: 401 });
    const error = await failureOf(eventsOf(over(fetch, { token: () => 'old', refused }), '/').next());
    expect(error).toMatchObject({ kind: 'rejected', status: 401, detail: 'Недопустимый токен.' });
    expect(refused).toHaveBeenCalledWith('old');
  });

  it('calls an answer that is no stream malformed', async () => {
    const error = await failureOf(
      eventsOf(
        over(async () => Response.json({})),
        '/',
      ).next(),
    );
    expect(error).toEqual({ kind: 'malformed', status: 200 });
  });

  it('does not wait for ever: neither for the answer nor for the next event', async () => {
    vi.useFakeTimers();
    try {
      const hanging: typeof fetch = (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        });
      const late = failureOf(eventsOf(over(hanging), '/').next());
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await late).toEqual({ kind: 'timeout' });

      const server = streaming();
      const silent = failureOf(eventsOf(over(server.fetch), '/').next());
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await silent).toEqual({ kind: 'timeout' });
      expect(server.isClosed()).toBe(true);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
