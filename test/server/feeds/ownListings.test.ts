import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { files } from '../../../examples/server/files';
import { pictureDir } from '../support/constants';
import { end, endAll, type Started, start } from '../support/serverProcess';
import { temporaryFolder } from '../support/temporaryFolder';

afterEach(endAll);

const folderOf = files.manifest.replace(/package\.json$/, 'examples/server');

/** Sums of the search for sale, which is that without filters. */
async function forSale({ origin }: Started) {
  const [page, count] = await Promise.all(
    ['/?page_size=50', '/count/'].map(async (path) => (await fetch(`${origin}/api/realty${path}`)).json()),
  );
  const { results } = page as { readonly results: readonly { readonly price: number }[] };
  return { ...(count as { readonly count: number }), prices: results.map(({ price }) => price) };
}

test('the sample feed is a whole site in one start, and the next one follows what has changed', async () => {
  const [dataDir, folder] = await Promise.all([temporaryFolder(), temporaryFolder()]);
  const feed = join(folder, 'feed.xml');
  const text = await readFile(join(folderOf, 'agencyFeed.xml'), 'utf8');
  await Promise.all([
    writeFile(feed, text),
    symlink(join(folderOf, 'photos'), join(folder, 'photos')),
    symlink(pictureDir, join(dataDir, 'pictures')),
  ]);
  const environment = { LISTINGS_FEED: feed, SEED_LISTINGS: '', AGENCY_NAME: 'Арка и двор' };
  const first = await start(dataDir, { environment });
  await first.wrote('the listings are those of the feed');
  expect(first.output()).toMatch(/"offers":20,"accepted":20,"created":20/);
  expect(first.output()).not.toContain('demo@example.com');
  expect(await forSale(first)).toMatchObject({ count: 12, prices: expect.arrayContaining([37_600_000, 17_250_000]) });
  expect((await fetch(`${first.origin}/partner/agency.html`)).status).toBe(200);
  expect(await end(first.child, 'SIGTERM')).toBe(0);

  // A price is cut, and the first flat is sold.
  const sold = text.replace(/<offer internal-id="AP-101">[\s\S]*?<\/offer>/, '');
  await writeFile(feed, sold.replace('<value>17250000</value>', '<value>16900000</value>'));
  const second = await start(dataDir, { environment });
  await second.wrote('the listings are those of the feed');
  expect(second.output()).toMatch(/"created":0,"changed":1,"unchanged":18,"archived":1/);
  expect(second.output()).not.toContain('shown this once');
  const after = await forSale(second);
  expect(after).toMatchObject({ count: 11, prices: expect.arrayContaining([16_900_000]) });
  expect(after.prices).not.toContain(37_600_000);
  expect(await end(second.child, 'SIGTERM')).toBe(0);
}, 180_000);
