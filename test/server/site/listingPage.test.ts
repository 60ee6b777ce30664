import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../../examples/server/http/app';
import type { PageFolders } from '../../../examples/server/http/pages';
import { renderHead } from '../../../examples/server/site/renderHead';
import { deletedListing } from '../../../src/domain/listing/deletedListing';
import type { ListingDetails } from '../../../src/domain/listing/listingDetails';
import { shownListing } from '../../../src/domain/listing/permissions/shownListing';
import { detailsOf } from '../../../src/testing/detailsOf';
import { aListing } from '../../../src/testing/fixtures';
import { aPhoto } from '../../../src/testing/photos';
import { failingStores } from '../support/failingStores';
import { temporaryFolder } from '../support/temporaryFolder';

const stores = failingStores();
const template = join(import.meta.dirname, '../../../examples/site/index.html');

const listing = (overrides: Partial<ListingDetails> = {}): ListingDetails => ({
  ...detailsOf({ listing: aListing(overrides), flags: [] }),
  photos: [
    aPhoto({
      id: 1,
      url: '/media/abc/1280.jpg',
      alt: 'Кухня',
      variants: { template: '/media/abc/{width}.{format}', widths: [320, 640, 1280], formats: ['webp', 'jpg'] },
    }),
  ],
  ...overrides,
});
const hostile = [
  '"><img src=x onerror=alert(1)>',
  '</title></head><script>alert(1)</script>',
  '--><script>alert(1)</script><!--',
  "' onload='alert(1)",
  "$& $1 $` $'",
  '\u202Eпереворот\u202C \u200Fשלום',
  '👨‍👩‍👧‍👦🏠',
  '\u0000\u0008\ud800',
  'ж'.repeat(10_000),
].join(' ');

describe('the page of a listing', () => {
  let app: FastifyInstance;
  let folder: string;
  let html: string;
  const known = new Map<number, ListingDetails>();
  let failure: Error | null = null;

  beforeAll(async () => {
    folder = await temporaryFolder();
    html = await readFile(template, 'utf8');
    for (const name of ['site/index.html', 'site/assets/app-12345678.js', 'partner/index.html']) {
      await mkdir(join(folder, name, '..'), { recursive: true });
      await writeFile(join(folder, name), name === 'site/index.html' ? html : '');
    }
    const folders: PageFolders = {
      partner: join(folder, 'partner/'),
      partnerApps: join(folder, 'none/'),
      kit: join(folder, 'none/'),
      site: join(folder, 'site/'),
    };
    for (const item of [
      listing({ id: 1 }),
      listing({ id: 2, tradeType: 'rent', price: 85_000 }),
      listing({ id: 3, status: 'archived' }),
      deletedListing(listing({ id: 4 })),
      listing({
        id: 5,
        title: hostile,
        description: hostile,
        address: { ...aListing().address, label: hostile } as ListingDetails['address'],
      }),
      listing({ id: 6, photos: [] }),
      shownListing(listing({ id: 7, status: 'moderation' }), null),
      shownListing(listing({ id: 8, status: 'rejected', tradeType: 'rent' }), null),
      shownListing(listing({ id: 9, status: 'rejected', isDeleted: true }), null),
    ]) {
      known.set(item.id, item);
    }
    app = await createApp({
      ...stores,
      listings: {
        ...stores.listings,
        async byId(id) {
          if (failure) throw failure;
          return known.get(id) ?? null;
        },
      },
      folders,
      publicUrl: 'https://kvartal.example',
      imageHosts: ['https://img.example'],
    });
    await app.ready();
  });
  afterAll(async () => {
    await app?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const content = (body: string, key: string) => new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(body)?.[1];
  const jsonLd = (body: string): unknown => {
    const text = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(body)?.[1];
    return text === undefined ? null : JSON.parse(text);
  };

  test('shows photos of the hosts that the settings allow', async () => {
    expect((await get('/buy/1')).headers['content-security-policy']).toContain("img-src 'self' data: https://img.example;");
  });

  test('has a head that describes the listing', async () => {
    const { statusCode, body, headers } = await get('/buy/1');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=30');
    expect(headers['surrogate-key']).toBe('site listings listing-1');
    expect(headers['content-security-policy']).toBe(
      "default-src 'self'; img-src 'self' data: https://img.example; worker-src blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'",
    );
    expect(body.replaceAll('\u00A0', ' ')).toContain('>2-комн. квартира, 54,30 м², 7/12 этаж, 18 500 000 ₽ — Квартал</title>');
    expect(body.match(/<title/g)).toHaveLength(1);
    expect(body.match(/name="description"/g)).toHaveLength(1);
    expect(content(body, 'description')).toMatch(/^Продажа, /);
    expect(body).toContain('<link rel="canonical" href="https://kvartal.example/buy/1"');
    expect(content(body, 'og:url')).toBe('https://kvartal.example/buy/1');
    expect(content(body, 'og:image')).toBe('https://kvartal.example/media/abc/1280.jpg');
    expect(content(body, 'twitter:card')).toBe('summary_large_image');
    expect(content(body, 'robots')).toBeUndefined();
    expect(jsonLd(body)).toMatchObject({
      '@type': 'RealEstateListing',
      url: 'https://kvartal.example/buy/1',
      offers: { price: 18_500_000 },
    });
    expect(body).toContain('<div id="site"></div>');
  });

  test('preloads the first photo in the sizes that the kit requests', async () => {
    const { body } = await get('/buy/1');
    expect(body).toMatch(
      /<link rel="preload" as="image" href="\/media\/abc\/640\.jpg" type="image\/webp" imagesrcset="\/media\/abc\/320\.webp 320w, /,
    );
    expect((await get('/buy/6')).body).not.toContain('rel="preload"');
  });

  test('marks its head tags, with the previous values, for the kit', async () => {
    const { body } = await get('/buy/1');
    expect(body).toContain('<title data-kvartal-head="Квартал — квартиры в Москве">');
    expect(body).toMatch(
      /<meta name="description" content="[^"]*" data-kvartal-head="Квартиры и апартаменты в Москве: купить и снять" \/>/,
    );
    expect(body).toMatch(/<script type="application\/ld\+json" data-kvartal-head="">/);
  });

  test.each([
    ['/rent/1', '/buy/1'],
    ['/buy/2?utm_source=a&x=%22', '/rent/2?utm_source=a&x=%22'],
    ['/rent/1/?a=//evil.test', '/buy/1?a=//evil.test'],
  ])('%s redirects to %s', async (from, to) => {
    const { statusCode, headers } = await get(from);
    expect([statusCode, headers['location']]).toEqual([302, to]);
  });

  test('ignores a trailing slash and a query', async () => {
    for (const url of ['/buy/1/', '/buy/1?x=1', '/buy/1/?x=1']) expect((await get(url)).statusCode).toBe(200);
  });

  test.each(['999', '0', '01', '-1', 'abc', '1.5', '1e3', '9'.repeat(15), '9'.repeat(70), '%00', '1%2F..', '%D0%BE', "1'--"])(
    '%s is not found',
    async (id) => {
      for (const path of ['/buy', '/rent']) {
        const { statusCode, body } = await get(`${path}/${id}`);
        expect(statusCode).toBe(404);
        expect(body).toContain('<div id="site"></div>');
        expect(body).toContain('>Страница не найдена — Квартал</title>');
        expect(jsonLd(body)).toBeNull();
      }
    },
  );

  test('a deleted listing returns 410; one that is not public is not indexed', async () => {
    const deleted = await get('/buy/4');
    expect([deleted.statusCode, content(deleted.body, 'robots')]).toEqual([410, 'noindex']);
    expect(deleted.body).not.toMatch(/Алабяна|Светлая|\/media\/|og:image/);
    const archived = await get('/buy/3');
    expect([archived.statusCode, content(archived.body, 'robots')]).toEqual([200, 'noindex']);
    for (const { body } of [deleted, archived]) {
      expect(jsonLd(body)).toBeNull();
      expect(body).not.toContain('rel="preload"');
    }
  });

  test.each([
    ['/buy/7', 200, 'Объявление недоступно'],
    ['/rent/8', 200, 'Объявление отклонено'],
    ['/buy/9', 410, 'Объявление удалено и недоступно'],
  ])('%s, whose content nobody may see, has the banner alone', async (url, status, words) => {
    const { statusCode, body } = await get(url);
    expect([statusCode, content(body, 'robots'), content(body, 'og:title')]).toEqual([status, 'noindex', `${words} — Квартал`]);
    expect(content(body, 'description')).toBe(`${words}.`);
    expect(body).not.toMatch(/Алабяна|Светлая|Сокол|Ольга|18.500.000|комн|54,30|\/media\/|og:image|product:price|rel="preload"|ld\+json/);
  });

  test('escapes and shortens what an owner writes', async () => {
    const { body } = await get('/buy/5');
    const tags = body.match(/<[a-z!/][^>]*>/gi) ?? [];
    expect(tags.filter((tag) => /^<(img|script)/i.test(tag)).map((tag) => tag.slice(0, 60))).toEqual([
      '<script type="application/ld+json" data-kvartal-head="">',
      '<script type="module" src="./boot.ts">',
    ]);
    expect(tags.filter((tag) => /\son\w+\s*=/i.test(tag.replace(/"[^"]*"/g, '""')))).toEqual([]);
    expect(body.match(/<\/head>/g)).toHaveLength(1);
    expect(body.match(/<\/title>/g)).toHaveLength(1);
    expect(jsonLd(body)).toMatchObject({ '@type': 'RealEstateListing', offers: { itemOffered: { address: { streetAddress: hostile } } } });
    expect(body.length).toBeLessThan(30_000);
  });

  test('takes URLs from the setting, not from the request', async () => {
    const { body } = await get('/buy/1', { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'gopher' });
    expect(body).not.toContain('evil.test');
    expect(body).not.toContain('gopher');
  });

  test.each([
    ['/', 'site home'],
    ['/legal', 'site legal'],
    ['/legal/privacy', 'site legal'],
    ['/legal/unknown', undefined],
    ['/buy/3', undefined],
    ['/buy/4', undefined],
    ['/buy/7', undefined],
    ['/buy/999', undefined],
    ['/rent/1', undefined],
    ['/account', undefined],
    ['/realty/create', undefined],
  ])('caches in front keep %s only if it is public and the same for everybody', async (url, keys) => {
    const { headers } = await get(url);
    expect(headers['surrogate-key']).toBe(keys);
    expect(headers['cache-control'] ?? '').toMatch(keys ? /s-maxage=30/ : /^(no-cache|no-store)?$/);
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('returns 304 if unchanged', async () => {
    const { headers } = await get('/buy/1');
    expect(String(headers['etag'])).toMatch(/^W\//);
    expect((await get('/buy/1', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
    expect((await get('/buy/2', { 'if-none-match': String(headers['etag']) })).statusCode).not.toBe(304);
  });

  test.each([
    [503, '5', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
    [500, undefined, new Error('secret: password=hunter2')],
  ])('sends the plain document with status %i if the listing is unavailable', async (status, retryAfter, error) => {
    failure = error;
    const { statusCode, body, headers } = await get('/buy/1');
    failure = null;
    expect([statusCode, body, headers['retry-after']]).toEqual([status, html, retryAfter]);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });
});

test('leaves a document of another form unchanged', () => {
  const head = { title: 'x', description: 'y', isIndexed: false };
  expect(renderHead('site', head)).toBe('site');
  expect(renderHead('<head></head>', head)).toContain('noindex');
});
