import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageScope } from './pageScope';
import { fetchOrPrefetched, movePrefetched } from './prefetch';

const raw = 'https://kvartal.test/api/realty/?deal=raw';
const canonical = 'https://kvartal.test/api/realty/?trade_type=x';

const network = vi.fn<typeof fetch>(async () => new Response('from the network'));
vi.stubGlobal('fetch', network);

afterEach(() => {
  pageScope().prefetched.clear();
  network.mockClear();
});

const textOf = async (address: string, init?: RequestInit) => (await fetchOrPrefetched(address, init)).text();

describe('prefetched response', () => {
  it('is taken under the canonical address, once', async () => {
    pageScope().prefetched.set(raw, Promise.resolve(new Response('ahead')));
    movePrefetched(raw, canonical);
    expect(await textOf(canonical)).toBe('ahead');
    expect(await textOf(canonical)).toBe('from the network');
    expect(network).toHaveBeenCalledOnce();
  });

  it('keeps the status of a refusal', async () => {
    pageScope().prefetched.set(canonical, Promise.resolve(new Response('{}', { status: 502 })));
    expect((await fetchOrPrefetched(canonical)).status).toBe(502);
  });

  it('that failed is asked again, so that the error is its own', async () => {
    pageScope().prefetched.set(canonical, Promise.reject(new TypeError('Failed to fetch')));
    expect(await textOf(canonical)).toBe('from the network');
  });

  it('whose body never ends can be cancelled', async () => {
    pageScope().prefetched.set(canonical, Promise.resolve(new Response(new ReadableStream())));
    const controller = new AbortController();
    const answer = textOf(canonical, { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toThrow('aborted');
    expect(network).not.toHaveBeenCalled();
  });

  it('of nobody changes nothing', async () => {
    movePrefetched(raw, canonical);
    expect(await textOf(canonical)).toBe('from the network');
  });
});
