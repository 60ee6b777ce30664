import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Accounts } from '../../../examples/server/accounts/accounts';
import { noAccounts } from '../../../examples/server/accounts/noAccounts';
import { createApp } from '../../../examples/server/http/app';
import { Refusal } from '../../../examples/server/http/problems';
import { folderFiles } from '../../../examples/server/pictures/folderFiles';
import { builtInPictures, type Picture, preparePictures } from '../../../examples/server/pictures/library';
import { pictureDir } from '../support/constants';
import { failingStores } from '../support/failingStores';
import { temporaryFolder } from '../support/temporaryFolder';

const stores = failingStores();
const accounts: Accounts = {
  ...noAccounts,
  requireUser: async ({ headers }) => {
    if (!headers.authorization) throw new Refusal(401, { detail: 'Кто вы?' }, { 'www-authenticate': 'Token' });
    return { id: 1 } as Awaited<ReturnType<Accounts['requireUser']>>;
  },
  profile: async () => ({ id: 1, firstName: 'Мария', lastName: '', avatar: null, phone: '9990000000', email: 'maria@example.ru' }),
};

/** Headers of every response. */
const always = {
  'cross-origin-resource-policy': 'cross-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Date, X-Request-Id, Content-Range, ETag, Accept-Ranges, Retry-After, WWW-Authenticate',
};
const json = {
  ...always,
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
};
const page = {
  ...always,
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), midi=(), payment=(), usb=()',
};
/** Differ between responses or over time. */
const changing = new Set([
  'accept-ranges',
  'connection',
  'content-length',
  'date',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
  'x-request-id',
]);

describe('security headers', () => {
  let folder: string;
  let app: FastifyInstance;
  let pictures: Picture[];
  const build = async (publicUrl?: string) => {
    const built = await createApp({
      ...stores,
      listings: { ...stores.listings, byId: async () => null },
      isPublicPicture: async () => true,
      accounts,
      questions: { sections: async () => [], section: async () => null },
      folders: {
        partner: join(folder, 'partner/'),
        partnerApps: join(folder, 'apps/'),
        kit: join(folder, 'kit/'),
        site: join(folder, 'site/'),
      },
      publicUrl,
    });
    await built.ready();
    return built;
  };
  beforeAll(async () => {
    folder = await temporaryFolder();
    for (const name of ['partner/index.html', 'kit/kvartal.js', 'site/index.html', 'site/assets/app-12345678.js']) {
      await mkdir(join(folder, name, '..'), { recursive: true });
      await writeFile(join(folder, name), 'content');
    }
    pictures = await preparePictures(builtInPictures, folderFiles(pictureDir));
    app = await build();
  });
  afterAll(async () => {
    await app?.close();
    await rm(folder, { recursive: true, force: true });
  });
  const headersOf = async (url: string, options: InjectOptions = {}) => {
    const { headers, statusCode } = await app.inject({ url, ...options });
    return { status: statusCode, headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.has(name))) };
  };
  const authorization = 'Token x';

  test.each([
    ['the API', '/api/questions/sections/', {}, 200, { ...json, 'cache-control': 'public, max-age=300' }],
    ['a private answer', '/api/users/profile/', { headers: { authorization } }, 200, { ...json, 'cache-control': 'private, no-store' }],
    ['a refusal', '/api/users/profile/', {}, 401, { ...json, 'cache-control': 'no-store', 'www-authenticate': 'Token' }],
    ['a wrong request', '/api/realty/?trade_type=9', {}, 400, { ...json, 'cache-control': 'no-store' }],
    ['a listing that is not there', '/api/realty/5/', {}, 404, { ...json, 'cache-control': 'no-store' }],
    ['a call that is not there', '/api/nowhere/', {}, 404, { ...json, 'cache-control': 'no-store' }],
    // The route has set caching headers before it fails.
    ['a failure', '/api/realty/count/', {}, 500, { ...json, 'cache-control': 'no-store' }],
    ['the document of the API', '/api/openapi.json', {}, 200, json],
    ['health', '/health/live', {}, 200, json],
    ['health that is none', '/health/ready', {}, 503, { ...json, 'cache-control': 'no-store' }],
    [
      'the kit',
      '/kit/kvartal.js',
      {},
      200,
      { ...always, 'content-type': 'application/javascript; charset=utf-8', 'cache-control': 'no-cache' },
    ],
  ] as const)('of %s', async (_what, url, options, status, headers) => {
    expect(await headersOf(url, options)).toEqual({ status, headers });
  });

  test.each(['/api/%zz', `/api/realty/${'1'.repeat(2000)}/`, '/%zz'])('of a URL without a route: %s', async (url) => {
    const { 'x-content-type-options': nosniff, 'x-frame-options': frames, 'content-security-policy': policy, 'content-type': type } = json;
    expect((await headersOf(url)).headers).toMatchObject({
      'x-content-type-options': nosniff,
      'x-frame-options': frames,
      'content-security-policy': policy,
      'content-type': type,
      'cache-control': 'no-store',
    });
  });

  test('of a picture', async () => {
    const [{ hash, widths } = { hash: '', widths: [0] }] = pictures;
    expect(await headersOf(`/media/${hash}/${widths[0]}.webp`)).toEqual({
      status: 200,
      headers: {
        ...always,
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'surrogate-key': `picture-${hash}`,
      },
    });
  });

  test.each([
    ['the site', '/', 200],
    ['a listing', '/buy/5', 404],
    ['an unknown address', '/unknown', 404],
  ])('of a page: %s', async (_what, url, status) => {
    const answer = await headersOf(url);
    expect(answer).toMatchObject({ status, headers: page });
    // The exact policy is tested with the pages.
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  test("of a partner's page", async () => {
    expect((await headersOf('/partner/')).headers).toMatchObject(page);
  });

  test('https adds HSTS; plain http drops the opener policy', async () => {
    const [secure, plain] = [await build('https://kvartal.example'), await build('http://kvartal.example')];
    for (const url of ['/', '/api/questions/sections/', '/api/nowhere/', '/kit/kvartal.js']) {
      expect((await secure.inject(url)).headers['strict-transport-security']).toBe('max-age=31536000');
      expect((await plain.inject(url)).headers['strict-transport-security']).toBeUndefined();
    }
    expect((await secure.inject('/')).headers['cross-origin-opener-policy']).toBe('same-origin');
    expect((await plain.inject('/')).headers['cross-origin-opener-policy']).toBeUndefined();
    await Promise.all([secure.close(), plain.close()]);
  });
});
