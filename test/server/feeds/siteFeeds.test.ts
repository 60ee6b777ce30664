import { beforeAll, expect, it } from 'vitest';
import { publicOffers } from '../../../examples/server/feeds/export/publicOffers';
import { embedded, type SeededServer, startSeededServer } from '../support/seededServer';
import { checkFile } from './feedXml';

const origin = 'https://kvartal.example';
/** Two pages: the seed has many listings, and the rest is like them. */
const mostListings = 400;
let server: SeededServer;
beforeAll(async () => {
  const engine = await embedded.start();
  const plain = await startSeededServer(engine, { publicUrl: origin });
  expect((await plain.app.inject('/feeds/yandex.xml')).statusCode).toBe(404);
  const all = publicOffers(plain.db, plain.stations);
  async function* siteFeeds(site: string) {
    let read = 0;
    for await (const page of all(site)) {
      yield page;
      read += page.length;
      if (read >= mostListings) return;
    }
  }
  server = await startSeededServer(engine, { publicUrl: origin, siteFeeds });
  return async () => {
    await plain.app.close();
    await server.stop();
  };
});

it('serves the public listings, and nothing else', async () => {
  const shown = await server.db
    .selectFrom('listings')
    .select('id')
    .where('status', '=', 1)
    .where('is_deleted', '=', false)
    .where('is_unapproved', '=', false)
    .orderBy('id')
    .limit(mostListings)
    .execute();
  const { headers, body } = await server.app.inject('/feeds/yandex.xml');
  expect(headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'x-robots-tag': 'noindex',
    'surrogate-key': 'listings',
  });
  const [, written, leftOut] = /offers (\d+), left out (\d+)/.exec(body) ?? [];
  expect(Number(written) + Number(leftOut)).toBe(shown.length);
  expect(Number(written)).toBeGreaterThan(0);
  expect(body).not.toMatch(/phone|@/i);
  const known = new Set(shown.map(({ id }) => String(id)));
  const { problem, offers } = await checkFile(body);
  expect(problem).toBeNull();
  expect(offers.filter(({ id }) => !known.has(String(id)))).toEqual([]);
  expect(offers.find(({ listing }) => listing !== null)?.listing?.photos[0]).toMatch(/^https:\/\/kvartal\.example\/media\//);
});

it.each(['cian', 'avito'])('serves %s', async (name) => {
  const { body } = await server.app.inject(`/feeds/${name}.xml`);
  const { problem, offers } = await checkFile(body);
  expect(problem).toBeNull();
  expect(offers.length).toBeGreaterThan(0);
});

it('answers HEAD without reading listings', async () => {
  const { statusCode, body } = await server.app.inject({ method: 'HEAD', url: '/feeds/avito.xml' });
  expect([statusCode, body]).toEqual([200, '']);
});
