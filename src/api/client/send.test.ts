import { describe, expect, it, vi } from 'vitest';
import { mayHaveHappened, newIdempotencyKey } from './idempotencyKey';
import { send } from './send';

function recording(status = 200) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(status === 204 ? null : '{"id":1}', { status }));
  const init = () => fetch.mock.calls[0]?.[1];
  return {
    transport: { baseUrl: '/api', fetch, token: () => 'abc' },
    init,
    headers: () => Object.fromEntries(new Headers(init()?.headers)),
  };
}

describe('calls that write (§7)', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s sends JSON with the token', async (method) => {
    const { transport, init, headers } = recording();
    expect(await send(transport, method, '/realty/1/', { realty_status: 4 })).toEqual({ id: 1 });
    expect(init()).toMatchObject({ method, body: '{"realty_status":4}' });
    expect(headers()).toMatchObject({ authorization: 'Token abc', 'content-type': 'application/json', accept: 'application/json' });
  });

  it('sends nothing when there is nothing to say, and reads an empty answer', async () => {
    const { transport, init, headers } = recording(204);
    expect(await send(transport, 'DELETE', '/realty/1/delete/')).toBeNull();
    expect(init()?.body).toBeUndefined();
    expect(headers()).not.toHaveProperty('content-type');
  });

  it('leaves the type of a form to the browser, which knows the boundary', async () => {
    const { transport, init, headers } = recording();
    const form = new FormData();
    form.set('first_name', 'Мария');
    await send(transport, 'PATCH', '/users/profile/', form);
    expect(init()?.body).toBe(form);
    expect(headers()).not.toHaveProperty('content-type');
  });

  it('sends the key of an action (D51)', async () => {
    const { transport, headers } = recording();
    await send(transport, 'POST', '/chats/send-message/', { message: 'Да' }, { idempotencyKey: 'k1' });
    expect(headers()).toMatchObject({ 'idempotency-key': 'k1' });
  });

  it('makes keys that do not repeat', () => {
    expect(new Set(Array.from({ length: 1000 }, newIdempotencyKey)).size).toBe(1000);
    expect(newIdempotencyKey()).toMatch(/^[\da-f]{32}$/);
  });

  it('knows which failures leave open whether it happened', () => {
    expect([{ kind: 'offline' }, { kind: 'timeout' }, { kind: 'aborted' }, { kind: 'rejected', status: 502 }].every(mayHaveHappened)).toBe(
      true,
    );
    expect(
      [
        { kind: 'rejected', status: 400 },
        { kind: 'rejected', status: 401 },
      ].some(mayHaveHappened),
    ).toBe(false);
  });
});
