import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../../examples/server/http/app';
import { publishRelease } from '../../../examples/server/releases/publishRelease';
import { failingStores } from '../support/failingStores';
import { temporaryFolder } from '../support/temporaryFolder';

let folder: string;
let app: FastifyInstance | undefined;

beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(async () => {
  await app?.close();
  app = undefined;
  await rm(folder, { recursive: true, force: true });
});

const at = (...path: string[]) => join(folder, ...path);

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(at(name)), { recursive: true });
    await writeFile(at(name), text);
  }
}

/** A build in which everything is named after it. */
async function build(name: string): Promise<void> {
  await rm(at('dist'), { recursive: true, force: true });
  await write({
    'dist/kit/kvartal.js': `loader of ${name}`,
    'dist/kit/kvartal.js.br': `packed loader of ${name}`,
    'dist/kit/integrity.json': `{"of": "${name}"}`,
    [`dist/kit/c/${name}/search.js`]: `search of ${name}`,
    [`dist/kit/c/${name}/search.js.br`]: `packed search of ${name}`,
    'dist/site/index.html': `site of ${name}`,
    [`dist/site/assets/main-${name}.js`]: `code of ${name}`,
  });
}

const publish = (version: string) => publishRelease({ version, kit: at('dist/kit'), siteAssets: at('dist/site/assets') }, at('releases'));

async function serve(): Promise<void> {
  await app?.close();
  const folders = {
    partner: at('none'),
    partnerApps: at('none'),
    kit: `${at('dist/kit')}/`,
    site: `${at('dist/site')}/`,
    releases: at('releases'),
  };
  app = await createApp({ ...failingStores('no database'), isPublicPicture: async () => true, folders });
}

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await app?.inject({ method: 'GET', url, headers });
  return { status: response?.statusCode, body: response?.body, cache: String(response?.headers['cache-control']) };
}

const forever = 'public, max-age=31536000, immutable';

describe('releases', () => {
  test('files of earlier builds and versions stay when the next ones come', async () => {
    await build('first');
    expect(await publish('1.0.0')).toBe(true);
    await build('second');
    expect(await publish('1.1.0')).toBe(true);
    await serve();

    expect(await get('/kit/kvartal.js')).toEqual({ status: 200, body: 'loader of second', cache: 'no-cache' });
    expect(await get('/kit/integrity.json')).toMatchObject({ body: '{"of": "second"}', cache: 'no-cache' });
    for (const [version, name] of [
      ['1.0.0', 'first'],
      ['1.1.0', 'second'],
    ] as const) {
      expect(await get(`/kit/${version}/kvartal.js`)).toEqual({ status: 200, body: `loader of ${name}`, cache: forever });
      expect(await get(`/kit/${version}/integrity.json`)).toMatchObject({ body: `{"of": "${name}"}`, cache: forever });
      for (const address of [`/kit/c/${name}/search.js`, `/kit/${version}/c/${name}/search.js`]) {
        expect([address, await get(address)]).toEqual([address, { status: 200, body: `search of ${name}`, cache: forever }]);
        expect(await get(address, { 'accept-encoding': 'br' })).toMatchObject({ status: 200, body: `packed search of ${name}` });
      }
      expect(await get(`/assets/main-${name}.js`)).toEqual({ status: 200, body: `code of ${name}`, cache: forever });
    }
    expect(await get('/')).toMatchObject({ body: 'site of second' });
    expect((await get('/kit/1.2.0/kvartal.js')).status).toBe(404);
    expect((await get('/kit/c/third/search.js')).status).toBe(404);
  });

  test('a rollback moves only the address without a version', async () => {
    await build('first');
    await publish('1.0.0');
    await build('second');
    await publish('1.1.0');
    await build('first');
    expect(await publish('1.0.0')).toBe(true);
    await serve();
    expect((await get('/kit/kvartal.js')).body).toBe('loader of first');
    expect((await get('/kit/1.1.0/kvartal.js')).body).toBe('loader of second');
    expect((await get('/kit/c/second/search.js')).body).toBe('search of second');
  });

  test('a published version never changes, even when it is built again', async () => {
    await build('first');
    await publish('1.0.0');
    await build('another');
    expect(await publish('1.0.0')).toBe(false);
    await serve();
    expect((await get('/kit/1.0.0/kvartal.js')).body).toBe('loader of first');
    expect((await get('/kit/kvartal.js')).body).toBe('loader of another');
    expect((await get('/kit/c/another/search.js')).body).toBe('search of another');
  });

  test('instances that publish at once leave complete files and nothing unfinished', async () => {
    await build('first');
    expect(await Promise.all(Array.from({ length: 8 }, () => publish('1.0.0')))).toEqual(Array(8).fill(true));
    const names = (await readdir(at('releases'), { recursive: true })).toSorted();
    expect(names.filter((name) => /[0-9a-f]{8}-[0-9a-f]{4}/.test(name))).toEqual([]);
    expect(await readFile(at('releases/kit/1.0.0/c/first/search.js'), 'utf8')).toBe('search of first');
  });

  test('files that are published do not depend on the build that a deployment replaces', async () => {
    await build('first');
    await publish('1.0.0');
    await write({ 'dist/kit/c/first/search.js': 'half of a fi', 'dist/site/assets/main-first.js': 'half of a fi' });
    await serve();
    expect(await get('/kit/c/first/search.js')).toMatchObject({ status: 200, body: 'search of first' });
    expect(await get('/assets/main-first.js')).toMatchObject({ status: 200, body: 'code of first' });
  });

  test('the folder of the releases cannot be left, and names of folders are not files', async () => {
    await build('first');
    await publish('1.0.0');
    await write({ 'releases/secret.txt': 'secret', 'secret.txt': 'secret' });
    await serve();
    for (const address of [
      '/kit/../secret.txt',
      '/kit/%2e%2e/secret.txt',
      '/kit/..%2f..%2fsecret.txt',
      '/assets/../secret.txt',
      '/kit/c/',
      '/kit/1.0.0/',
    ]) {
      const { status, body } = await get(address);
      expect([address, (status ?? 0) >= 400]).toEqual([address, true]);
      expect(body).not.toContain('secret');
    }
  });
});
