import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { PMTiles, type RangeResponse, type Source } from 'pmtiles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../examples/server/http/app';
import { failingStores } from './support/failingStores';

const address = '/api/basemap/moscow.pmtiles';

describe('the basemap', () => {
  let app: FastifyInstance;
  let file: Buffer;

  beforeAll(async () => {
    file = await readFile(new URL('../../examples/server/basemap/moscow.pmtiles', import.meta.url));
    app = await createApp(failingStores());
    await app.ready();
  });
  afterAll(() => app?.close());

  const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'OPTIONS' = 'GET') =>
    app.inject({ method, url: address, headers: { 'accept-encoding': 'br, gzip', ...headers } });

  test('a range returns its bytes, uncompressed, cached for a day', async () => {
    const response = await ask({ range: 'bytes=100-299' });
    expect(response.statusCode).toBe(206);
    expect(response.rawPayload.equals(file.subarray(100, 300))).toBe(true);
    expect(response.headers).toMatchObject({
      'content-range': `bytes 100-299/${file.length}`,
      'content-length': '200',
      'content-type': 'application/vnd.pmtiles',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400',
      'access-control-allow-origin': '*',
    });
    expect(response.headers['content-encoding']).toBeUndefined();
  });

  test('suffix and open-ended ranges work', async () => {
    expect((await ask({ range: 'bytes=-16' })).rawPayload.equals(file.subarray(-16))).toBe(true);
    expect((await ask({ range: `bytes=${file.length - 5}-` })).rawPayload.equals(file.subarray(-5))).toBe(true);
  });

  test("a range beyond the end gets 416 with the file's length", async () => {
    const response = await ask({ range: `bytes=${file.length}-${file.length + 10}` });
    expect(response.statusCode).toBe(416);
    expect(response.headers['content-range']).toBe(`bytes */${file.length}`);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('without a range the whole file is sent', async () => {
    for (const headers of [{}, { range: 'lines=1-2' }] as Record<string, string>[]) {
      const response = await ask(headers);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-encoding']).toBeUndefined();
      expect(response.rawPayload.equals(file)).toBe(true);
    }
  });

  test('HEAD returns the headers of GET', async () => {
    const response = await ask({}, 'HEAD');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': String(file.length) });
    expect(response.rawPayload.length).toBe(0);
  });

  test('the ETag identifies the content: 304 if unchanged, the whole file if it differs', async () => {
    const tag = String((await ask()).headers.etag);
    expect(tag).toMatch(/^"[\w-]{20,}"$/);
    const held = await ask({ 'if-none-match': tag, range: 'bytes=0-9' });
    expect([held.statusCode, held.rawPayload.length]).toEqual([304, 0]);
    expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect((await ask({ 'if-range': tag, range: 'bytes=0-9' })).statusCode).toBe(206);
    const other = await ask({ 'if-range': '"other"', range: 'bytes=0-9' });
    expect([other.statusCode, other.rawPayload.length]).toEqual([200, file.length]);
  });

  test('other origins may request ranges and read their headers', async () => {
    const origin = 'https://partner.example';
    const before = await ask({ origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'range' }, 'OPTIONS');
    expect(before.statusCode).toBe(204);
    expect(String(before.headers['access-control-allow-headers'])).toMatch(/\brange\b/i);
    const exposed = String((await ask({ origin, range: 'bytes=0-9' })).headers['access-control-expose-headers']).toLowerCase();
    expect(exposed.split(/,\s*/)).toEqual(expect.arrayContaining(['content-range', 'etag', 'accept-ranges']));
  });

  test('no other path serves a file', async () => {
    for (const name of ['', 'SOURCES.md', 'other.pmtiles', 'moscow.pmtiles/x', '..%2ffacts%2fhouses.tsv', '%2e%2e/facts/houses.tsv']) {
      const response = await app.inject({ url: `/api/basemap/${name}` });
      expect([name, response.statusCode]).toEqual([name, 404]);
    }
  });

  test('a PMTiles reader finds the centre of Moscow by ranges', async () => {
    const asked: number[] = [];
    const source: Source = {
      getKey: () => address,
      async getBytes(offset, length): Promise<RangeResponse> {
        const { rawPayload, headers, statusCode } = await ask({ range: `bytes=${offset}-${offset + length - 1}` });
        expect(statusCode).toBe(206);
        asked.push(rawPayload.length);
        return { data: new Uint8Array(rawPayload).buffer, etag: String(headers.etag) };
      },
    };
    const tile = await new PMTiles(source).getZxy(10, 618, 320);
    expect(tile?.data.byteLength).toBeGreaterThan(10_000);
    expect(asked.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(150_000);
  });
});
