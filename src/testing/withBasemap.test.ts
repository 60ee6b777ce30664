import { afterEach, expect, test, vi } from 'vitest';
import { createFakeApi } from './fakeApi';
import { empty, offline, rejects, when } from './scenarios';
import { withBasemap } from './withBasemap';

const file = 'https://files.test/moscow.pmtiles';
const basemap = 'https://server.test/api/basemap/moscow.pmtiles';

afterEach(() => vi.unstubAllGlobals());

function pageFetch() {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('tiles', { status: 206 }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('the basemap comes from the file, with the requested range', async () => {
  const fetch = pageFetch();
  const init = { headers: { Range: 'bytes=0-9' } };
  const response = await withBasemap(createFakeApi(), file)(basemap, init);
  expect([response.status, await response.text()]).toEqual([206, 'tiles']);
  expect(fetch).toHaveBeenCalledWith(file, init);

  await withBasemap(empty(), file)(new Request(basemap, init));
  const [, passed] = fetch.mock.calls[1] ?? [];
  expect(new Headers(passed?.headers).get('range')).toBe('bytes=0-9');
});

test('everything else comes from the in-memory server', async () => {
  const fetch = pageFetch();
  const api = withBasemap(createFakeApi(), file);
  expect(await (await api('https://server.test/api/realty/count/')).json()).toHaveProperty('count');
  expect((await api('https://server.test/api/realty/100500/')).status).toBe(404);
  expect(fetch).not.toHaveBeenCalled();
});

test('a scenario for the basemap takes precedence', async () => {
  const fetch = pageFetch();
  await expect(withBasemap(offline(), file)(basemap)).rejects.toThrow(TypeError);
  expect((await withBasemap(when(/basemap/, rejects(500)), file)(basemap)).status).toBe(500);
  expect(fetch).not.toHaveBeenCalled();
});
