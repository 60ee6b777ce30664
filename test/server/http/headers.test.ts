import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../../examples/server/http/app';
import type { PageFolders } from '../../../examples/server/http/pages';
import { folderFiles } from '../../../examples/server/pictures/folderFiles';
import { builtInPictures, type Picture, preparePictures } from '../../../examples/server/pictures/library';
import { documentTemplate } from '../../../src/domain/content/documentTemplate';
import { printedPolicy } from '../../docs/printedPolicy';
import { pictureDir } from '../support/constants';
import { failingStores } from '../support/failingStores';
import { temporaryFolder } from '../support/temporaryFolder';

/** There is no database: only headers and error responses are tested. */
const stores = failingStores('secret: password=hunter2');
const lines: string[] = [];

describe('headers and errors', () => {
  let app: FastifyInstance;
  let pictures: Picture[];
  let folder: string;

  beforeAll(async () => {
    folder = await temporaryFolder();
    for (const [name, text] of Object.entries({
      'partner/index.html': 'partner',
      'partner/strict-csp.html': 'strict',
      'partner/choice.html': 'strict too',
      'apps/react/index.html': 'made with React',
      'apps/react/assets/page-Ab12Cd34.js': 'code of the page',
      'kit/kvartal.js': 'loader',
      'kit/c/Ab12Cd34/card.js': 'chunk',
      'site/index.html': 'site',
      'site/assets/app-12345678.js': 'site code',
    })) {
      await mkdir(join(folder, name, '..'), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    await cp('examples/site/public/documents', join(folder, 'site/documents'), { recursive: true });
    pictures = await preparePictures(builtInPictures, folderFiles(pictureDir));
    app = await build(foldersIn());
  });
  afterAll(async () => {
    await app?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const foldersIn = (home = ''): PageFolders => ({
    partner: join(folder, home, 'partner/'),
    partnerApps: join(folder, home, 'apps/'),
    kit: join(folder, home, 'kit/'),
    site: join(folder, home, 'site/'),
  });
  async function build(folders: PageFolders, allowedOrigins?: string[]): Promise<FastifyInstance> {
    const built = await createApp({
      ...stores,
      listings: { ...stores.listings, count: async () => 1 },
      isPublicPicture: async () => true,
      allowedOrigins,
      folders,
      logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
    });
    await built.ready();
    return built;
  }
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

  test('an internal error reveals nothing but a request id for the log', async () => {
    const response = await get('/api/realty/1/?address_metro=canary');
    expect(response.statusCode).toBe(500);
    const id = String(response.headers['x-request-id']);
    expect(response.json()).toEqual({ detail: 'Внутренняя ошибка сервиса, попробуйте позже.', request_id: id });
    expect(id).toMatch(/^[\w-]{8,64}$/);
    expect(lines.some((line) => line.includes(id) && line.includes('hunter2'))).toBe(true);
  });

  test('logs contain routes, not queries', async () => {
    const headers = { authorization: 'Token canary-token', cookie: 'canary-cookie', referer: 'https://partner.example/?canary-referer' };
    await get('/api/realty/count/?address_metro=canary-station', headers);
    await get('/nowhere/canary-path?canary-query', headers);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => /canary/.test(line))).toEqual([]);
    expect(lines.some((line) => line.includes('/api/realty/count/'))).toBe(true);
  });

  test('readiness follows the database', async () => {
    expect((await get('/health/ready')).statusCode).toBe(503);
    expect((await get('/health/live')).statusCode).toBe(200);
  });

  test('any origin may read the API, or only the listed ones', async () => {
    expect((await get('/api/realty/count/', { origin: 'https://partner.example' })).headers['access-control-allow-origin']).toBe('*');
    const strict = await build(foldersIn(), ['https://partner.example']);
    const from = async (origin: string) =>
      (await strict.inject({ url: '/api/realty/count/', headers: { origin } })).headers['access-control-allow-origin'];
    expect(await from('https://partner.example')).toBe('https://partner.example');
    expect(await from('https://evil.example')).not.toBe('https://evil.example');
    await strict.close();
  });

  test('responses have the usual security headers', async () => {
    const { headers } = await get('/api/realty/count/');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'cross-origin' });
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('an unchanged response gets 304', async () => {
    const first = await get('/api/realty/count/');
    expect(first.headers['cache-control']).toMatch(/max-age=\d+/);
    const second = await get('/api/realty/count/', { 'if-none-match': String(first.headers.etag) });
    expect(second.statusCode).toBe(304);
  });

  test('large responses are compressed', async () => {
    const response = await get('/api/openapi.json', { 'accept-encoding': 'br, gzip' });
    expect(response.headers['content-encoding']).toBe('br');
  });

  test('every picture exists in all sizes and formats, cached for ever', async () => {
    for (const { hash, widths } of pictures) {
      for (const width of widths) {
        for (const [format, type] of [
          ['webp', 'image/webp'],
          ['jpg', 'image/jpeg'],
        ] as const) {
          const response = await get(`/media/${hash}/${width}.${format}`);
          expect(response.statusCode).toBe(200);
          expect(response.headers).toMatchObject({
            'content-type': type,
            'cache-control': 'public, max-age=31536000, immutable',
            'cross-origin-resource-policy': 'cross-origin',
          });
        }
      }
    }
  });

  test('no other path serves a file', async () => {
    const [{ hash } = { hash: '' }] = pictures;
    for (const path of [
      `${hash}/321.webp`,
      `${hash}/320.png`,
      `${hash}/320.avif`,
      `${hash}/color.txt`,
      `${hash}/`,
      hash,
      '',
      `${hash}/../${hash}/320.jpg/x`,
      '../package.json',
      '..%2f..%2fpackage.json',
      '%2e%2e/%2e%2e/package.json',
      '..%5c..%5cpackage.json',
      `${hash}/320.jpg%00`,
      `${'f'.repeat(32)}/320.jpg`,
    ]) {
      expect([403, 404], path).toContain((await get(`/media/${path}`)).statusCode);
    }
    const placeholder = await get('/temp-card.webp');
    expect(placeholder.headers['content-type']).toBe('image/webp');
  });

  test("the partner's strict page has the policy of the manual, the others one without Trusted Types", async () => {
    expect((await get('/partner/strict-csp.html')).headers['content-security-policy']).toBe(printedPolicy());
    for (const path of ['/partner/', '/partner/index.html']) {
      const { headers } = await get(path);
      expect([path, headers['cache-control']]).toEqual([path, 'no-cache']);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['content-security-policy']).not.toContain('trusted-types');
    }
  });

  test('partner pages can be left out', async () => {
    const without = await build({ ...foldersIn(), partner: null });
    for (const path of ['/partner', '/partner/', '/partner/index.html', '/partner/react/'])
      expect([path, (await without.inject({ url: path })).statusCode]).toEqual([path, 404]);
    expect((await without.inject({ url: '/kit/kvartal.js' })).statusCode).toBe(200);
    expect((await without.inject({ url: '/temp-card.webp' })).statusCode).toBe(200);
    await without.close();
  });

  test('a partner who uses npm has a separate page with the same CSP', async () => {
    for (const path of ['/partner/react/', '/partner/choice.html']) {
      expect((await get(path)).headers['content-security-policy']).toContain("default-src 'self'");
    }
    expect((await get('/partner/react/')).body).toBe('made with React');
    const withoutSlash = await get('/partner/react');
    expect([withoutSlash.statusCode, withoutSlash.headers.location]).toEqual([302, '/partner/react/']);
    expect((await get('/partner/react/assets/page-Ab12Cd34.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/partner/vue/')).statusCode).toBe(503);
  });

  test('chunks of the kit are cached for ever, its entry is revalidated', async () => {
    expect((await get('/kit/c/Ab12Cd34/card.js')).headers['cache-control']).toContain('immutable');
    const entry = await get('/kit/kvartal.js', { origin: 'https://partner.example' });
    expect(entry.headers).toMatchObject({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' });
  });

  test('the lease is sent as a Word document of the size that its page shows', async () => {
    const response = await get(documentTemplate.path);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
    expect(response.rawPayload).toHaveLength(documentTemplate.bytes);
  });

  test('all URLs of the site serve its document, unknown ones with 404', async () => {
    for (const path of [
      '/',
      '/realty/create',
      '/legal',
      '/legal/privacy',
      '/account?tab=ads',
      '/success',
      '/favourites',
      '/password',
      '/confirm',
    ]) {
      const response = await get(path);
      expect([path, response.statusCode, response.body]).toEqual([path, 200, 'site']);
    }
    // Without its data the page is still sent, with an error status.
    for (const path of ['/buy/12', '/rent/7', '/realty', '/realty?trade_type=2']) {
      const response = await get(path);
      expect([path, response.statusCode, response.body]).toEqual([path, 500, 'site']);
    }
    for (const path of ['/unknown', '/legal/unknown']) {
      const unknown = await get(path);
      expect([path, unknown.statusCode, unknown.body]).toEqual([path, 404, 'site']);
    }
    expect((await get('/missing.js')).json()).toHaveProperty('detail');
  });

  test.each([
    ['/realty?room_count=2&amp;price_max=60000).', '/realty?room_count=2&price_max=60000'],
    ['/realty?room_count=2?price_max=60000', '/realty?room_count=2&price_max=60000'],
    ['/realty&room_count=2', '/realty?room_count=2'],
    ['/REALTY?room_count=2', '/realty?room_count=2'],
    ['/Realty', '/realty'],
  ])('%s, as people paste it, leads to %s', async (pasted, meant) => {
    const { statusCode, headers } = await get(pasted);
    expect([statusCode, headers.location]).toEqual([302, meant]);
  });

  test('missing builds get 503', async () => {
    const bare = await build(foldersIn('missing'));
    for (const path of ['/', '/realty', '/buy/1', '/kit/kvartal.js', '/partner/react/', '/partner/vue/']) {
      const response = await bare.inject({ url: path });
      expect([path, response.statusCode]).toEqual([path, 503]);
      expect(response.body).toContain('npm run build');
    }
    expect((await bare.inject({ url: '/api/realty/count/' })).statusCode).toBe(200);
    await bare.close();
  });
});
