/**
 * `npm run bench:killed`: kills the server and its database in turn while owners create listings with photos and change them, starts again, and
 * counts which acknowledged writes are gone or lack a photo, which creations left a second listing, and what rows and files belong to nothing.
 */
import { randomBytes, randomInt } from 'node:crypto';
import sharp from 'sharp';
import { readPostmaster } from '../../examples/server/postgres/postmaster';
import { demoAccount } from '../../examples/server/seed/demoAccount';
import { compileServer } from '../../scripts/build/compileServer';
import { signIn } from '../../src/api/account';
import { newIdempotencyKey } from '../../src/api/client/idempotencyKey';
import type { Transport } from '../../src/api/client/request';
import { createListing, getOwnListing } from '../../src/api/listing/listingWrites';
import { listMyListings, setListingStatus } from '../../src/api/listing/myListings';
import type { ListingStatus } from '../../src/domain/enumerations';
import { aListingForm } from '../../src/testing/store/aListingForm';
import { end, endAll, type Started, start } from '../../test/server/support/serverProcess';
import { clusterOf, removeDataFolder, temporaryFolder } from '../../test/server/support/temporaryFolder';
import { lastListing, leftovers } from './leftovers';

const rounds = Number(process.env['ROUNDS'] ?? 20);
/** One to five photos that no listing has yet: each is stored in all its sizes. */
const newPhotos = (): Promise<string[]> =>
  Promise.all(
    Array.from({ length: randomInt(1, 6) }, async () => {
      const [width, height] = [randomInt(60, 900), randomInt(60, 700)];
      const raw = { width, height, channels: 3 } as const;
      const file = sharp(randomBytes(width * height * 3), { raw }).jpeg({ quality: 60 });
      return (await file.toBuffer()).toString('base64');
    }),
  );

/** A listing as its owner was told it is. */
interface Known {
  readonly id: number;
  readonly photos: number;
  acknowledged: ListingStatus;
  /** Asked for and not answered. */
  asked: ListingStatus;
}

await compileServer('.cache/reference-server');
const folder = await temporaryFolder();
const environment = { RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
const known: Known[] = [];
/** Own listings before the first round. */
let seeded = 0;
/** Creations that were not answered, to be sent again. */
let open: { readonly key: string; readonly text: string; readonly photos: readonly string[] }[] = [];
const figures = { rounds, created: 0, cutOff: 0, changed: 0, lost: 0, twice: 0, rows: 0, files: 0, slowestStart: 0 };
/** The id of the last listing that came with the server. */
let last = 0;

const transportOf = (server: Started, token: string | null): Transport => ({ baseUrl: `${server.origin}/api`, fetch, token: () => token });

const pause = (from: number, to: number) =>
  new Promise((later) => {
    setTimeout(later, randomInt(from, to));
  });

/** Creates a listing and then changes its status until the server is gone; in all less than an owner may do in an hour. */
async function write(transport: Transport, isOver: () => boolean): Promise<void> {
  const photos = await newPhotos();
  await pause(0, 300);
  const creation = { photos, key: newIdempotencyKey(), text: `Квартира ${known.length + open.length} ${randomInt(1e9)}` };
  open.push(creation);
  const id = await createListing(transport, aListingForm({ description: creation.text }), photos, { idempotencyKey: creation.key });
  open = open.filter((one) => one !== creation);
  figures.created += 1;
  const listing: Known = { id, photos: photos.length, acknowledged: 'moderation', asked: 'moderation' };
  known.push(listing);
  while (!isOver()) {
    listing.asked = listing.acknowledged === 'archived' ? 'moderation' : 'archived';
    await setListingStatus(transport, id, listing.asked);
    listing.acknowledged = listing.asked;
    figures.changed += 1;
    await pause(10, 50);
  }
}

async function check(transport: Transport): Promise<void> {
  figures.cutOff += open.length;
  for (const { key, text, photos } of open) {
    const form = aListingForm({ description: text });
    const ids = [
      await createListing(transport, form, photos, { idempotencyKey: key }),
      await createListing(transport, form, photos, { idempotencyKey: key }),
    ];
    if (ids[0] !== ids[1]) figures.twice += 1;
    known.push({ id: ids[0] ?? 0, photos: photos.length, acknowledged: 'moderation', asked: 'moderation' });
  }
  open = [];
  for (const listing of known) {
    const { listing: stored } = await getOwnListing(transport, listing.id).catch(() => ({ listing: null }));
    if (!stored || ![listing.acknowledged, listing.asked].includes(stored.status) || stored.photos.length !== listing.photos)
      figures.lost += 1;
    else listing.acknowledged = listing.asked = stored.status;
  }
  const { count } = await listMyListings(transport, 1);
  figures.twice += Math.max(0, count - seeded - known.length);
}

try {
  let server = await start(folder, { environment });
  const token = await signIn(transportOf(server, null), demoAccount);
  seeded = (await listMyListings(transportOf(server, token), 1)).count;
  last = await lastListing(folder);
  for (let round = 0; round < rounds; round += 1) {
    let isOver = false;
    const writer = write(transportOf(server, token), () => isOver).catch(() => {});
    await pause(50, 900);
    const database = await readPostmaster(await clusterOf(folder));
    // The server, its database and both are killed by turns.
    if (round % 3 !== 1) await end(server.child, 'SIGKILL');
    if (round % 3 !== 0 && database) process.kill(database.pid, 'SIGKILL');
    isOver = true;
    if (round % 3 === 1) await end(server.child, 'SIGKILL');
    await writer;
    const begin = performance.now();
    server = await start(folder, { environment });
    figures.slowestStart = Math.max(figures.slowestStart, Math.round(performance.now() - begin));
    // Leftovers are counted before `check` sends again what was cut off.
    const left = await leftovers(folder, last);
    figures.rows += left.rows;
    figures.files += left.files;
    await check(transportOf(server, token));
    console.log(
      `round ${round + 1}: ${known.length} listings, ${figures.lost} lost, ${figures.twice} twice, ${left.rows} rows and ${left.files} files left`,
    );
  }
} finally {
  await endAll();
  await removeDataFolder(folder);
}
console.table(figures);
console.log(JSON.stringify({ bench: 'killed', ...figures }));
if (figures.lost + figures.twice + figures.rows + figures.files > 0) process.exitCode = 1;
