import { afterEach, expect, test, vi } from 'vitest';
import { createFakeApi } from '../../testing/fakeApi';
import { type Fetch, never, offline, rejects } from '../../testing/scenarios';
import { serveAt } from '../../testing/serve';
import { type ApiError, toApiError } from './errors';
import type { Progress, Transport } from './request';
import { type SendOptions, send } from './send';

const baseUrl = 'https://progress.test/api';
let stop = () => {};
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Sends a form with progress. Returns the answer or the error. */
async function upload(api: Fetch, more: Partial<Transport> = {}, options: SendOptions = {}) {
  stop = serveAt(baseUrl, api);
  const progress: Progress[] = [];
  const form = new FormData();
  form.set('avatar', new Blob(['x'.repeat(1000)]), 'me.png');
  const result = await send({ baseUrl, fetch: globalThis.fetch, ...more }, 'PATCH', '/users/profile/', form, {
    onProgress: (step) => progress.push(step),
    ...options,
  }).then(
    (answer) => ({ answer }),
    (thrown: unknown): { error: ApiError } => ({ error: toApiError(thrown) }),
  );
  return { ...result, progress };
}

test('reports how much is sent, and returns the answer', async () => {
  const seen: { method?: string; headers: Headers; file: unknown }[] = [];
  const api: Fetch = async (_input, init) => {
    const file = init?.body instanceof FormData ? init.body.get('avatar') : null;
    seen.push({ method: init?.method, headers: new Headers(init?.headers), file });
    return Response.json({ id: 7 });
  };
  const { progress, ...result } = await upload(api, { token: () => 'abc' }, { idempotencyKey: 'k1' });
  expect(result).toEqual({ answer: { id: 7 } });
  expect(progress.at(-1)?.sent).toBe(progress.at(-1)?.total);
  expect(progress.at(-1)?.total).toBeGreaterThan(1000);
  expect(seen[0]?.method).toBe('PATCH');
  expect(seen[0]?.headers.get('Authorization')).toBe('Token abc');
  expect(seen[0]?.headers.get('Idempotency-Key')).toBe('k1');
  expect(seen[0]?.headers.has('Content-Type')).toBe(false);
  expect(seen[0]?.file).toBeInstanceOf(Blob);
});

test('has the errors of every other call', async () => {
  expect(await upload(rejects(400, { avatar: ['Размер файла не должен превышать 5 МБ.'] }))).toMatchObject({
    error: { kind: 'rejected', status: 400, fields: { avatar: ['Размер файла не должен превышать 5 МБ.'] } },
  });
  expect(await upload(offline())).toMatchObject({ error: { kind: 'offline' } });
  expect(await upload(async () => new Response('<h1>', { status: 200 }))).toMatchObject({ error: { kind: 'malformed', status: 200 } });
  expect(await upload(async () => new Response(null, { status: 204 }))).toMatchObject({ answer: null });
});

test('a refused token signs out', async () => {
  const refused = vi.fn<(token: string) => void>();
  const result = await upload(createFakeApi(), { token: () => 'unknown', refused });
  expect(result).toMatchObject({ error: { kind: 'rejected' } });
  await upload(rejects(401), { token: () => 'old', refused });
  expect(refused).toHaveBeenLastCalledWith('old');
});

test('can be cancelled, before and while it is sent', async () => {
  const before = new AbortController();
  before.abort();
  expect(await upload(never(), {}, { signal: before.signal })).toMatchObject({ error: { kind: 'aborted' } });
  const during = new AbortController();
  expect(await upload(never(), {}, { signal: during.signal, onProgress: () => during.abort() })).toMatchObject({
    error: { kind: 'aborted' },
  });
});

test('a silent server ends after the timeout, which starts again with every progress', async () => {
  expect(await upload(never(), { timeout: 20 })).toMatchObject({ error: { kind: 'timeout' } });
});

test('a real XMLHttpRequest does the same', async () => {
  const form = new FormData();
  form.set('avatar', new Blob(['x'.repeat(100_000)]), 'me.png');
  const progress: Progress[] = [];
  const call = send({ baseUrl: location.origin, fetch: globalThis.fetch }, 'PUT', '/no-such-path/', form, {
    onProgress: (step) => progress.push(step),
  });
  const error = await call.then(() => null, toApiError);
  // What the development server says of it does not matter.
  expect(error === null || error.kind === 'rejected' || error.kind === 'malformed').toBe(true);
  expect(progress.at(-1)?.sent).toBeGreaterThan(100_000);
});
