import { describe, expect, it, vi } from 'vitest';
import { listAddressesAt, suggestAddresses } from './address';
import { ApiFailure } from './client/errors';
import { request } from './client/request';

describe('a 401 of the address service', () => {
  const refused = vi.fn();
  const transport = {
    baseUrl: '/api',
    fetch: vi.fn<typeof fetch>(async () => new Response('{"detail":"Token is invalid"}', { status: 401 })),
    token: () => 'token-of-maria',
    refused,
  };

  it.each([
    ['suggestions', () => suggestAddresses(transport, 'Тверская')],
    ['houses of a place', () => listAddressesAt(transport, { latitude: 55.75, longitude: 37.6 })],
  ])('is a fault of the service and ends no session: %s', async (_name, call) => {
    const thrown: unknown = await call().catch((error: unknown) => error);
    expect(thrown instanceof ApiFailure && thrown.error).toMatchObject({ kind: 'rejected', status: 401 });
    expect(refused).not.toHaveBeenCalled();
  });

  it('of any other call ends it', async () => {
    await expect(request(transport, '/realty/my-realty/')).rejects.toThrow();
    expect(refused).toHaveBeenCalledWith('token-of-maria');
  });
});
