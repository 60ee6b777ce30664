import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../../examples/server/http/app';
import { all, named } from '../support/everyCall';
import { failingStores } from '../support/failingStores';
import { temporaryFolder } from '../support/temporaryFolder';

/** Routes without a body or a token that answer with files, pages or the state of the process; they are tested elsewhere. */
const others = [
  'GET /api/basemap/moscow.pmtiles',
  'GET /api/openapi.json',
  'GET /health/live',
  'GET /health/ready',
  'GET /media/*',
  'GET /temp-card.webp',
  'GET /print/{tag}',
  // Folders of files.
  'GET /assets/*',
  'GET /documents/*',
  'GET /kit/*',
  'GET /partner',
  'GET /partner/*',
  'GET /partner/react',
  'GET /partner/react/assets/*',
  'GET /partner/vue',
  'GET /partner/vue/assets/*',
  // Pages of the site.
  'GET /',
  'GET /account',
  'GET /buy/{id}',
  'GET /cabinet',
  'GET /confirm',
  'GET /favourites',
  'GET /legal/{page}',
  'GET /moderation',
  'GET /password',
  'GET /realty',
  'GET /realty/create',
  'GET /realty/update/{id}',
  'GET /rent/{id}',
  'GET /success',
];

let folder: string;
const routes = new Set<string>();

beforeAll(async () => {
  folder = await temporaryFolder();
  const at = (name: string) => join(folder, name);
  for (const name of ['partner', 'apps/react/assets', 'apps/vue/assets', 'kit', 'site/assets', 'site/documents', 'server']) {
    await mkdir(at(name), { recursive: true });
  }
  await writeFile(at('server/entryServer.js'), '');
  const app = await createApp({
    ...failingStores(),
    folders: { partner: at('partner/'), partnerApps: at('apps/'), kit: at('kit/'), site: at('site/'), siteServer: at('server/') },
    metrics: {
      // Called before the first route.
      observe: (made) =>
        made.addHook('onRoute', ({ method, url }) => {
          const path = url.replace(/:(\w+)\??/g, '{$1}').replace(/(.)\/$/, '$1');
          for (const one of [method].flat()) if (one !== 'HEAD') routes.add(`${one} ${path}`);
        }),
    },
  });
  await app.ready();
  await app.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('every route is in the document or has a name here, and the other way round', () => {
  const known = [...all.map(([name]) => name), ...others];
  expect([...routes].filter((name) => !known.includes(name)).sort()).toEqual([]);
  expect(known.filter((name) => !routes.has(name)).sort()).toEqual([]);
});

test('the document has no call twice', () => {
  const names = named.map(([name]) => name);
  expect(names).toEqual([...new Set(names)]);
});
