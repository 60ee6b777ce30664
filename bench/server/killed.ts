/**
 * `npm run bench:killed`: kills the server and its database in turn while owners create and change listings, starts again, and counts which
 * acknowledged writes are gone, and which creations left a second listing.
 */
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPostmaster, stopPostmaster } from '../../examples/server/postgres/postmaster';
import { demoAccount } from '../../examples/server/seed/demoAccount';
import { compileServer } from '../../scripts/build/compileServer';
import { signIn } from '../../src/api/account';
import { newIdempotencyKey } from '../../src/api/client/idempotencyKey';
import type { Transport } from '../../src/api/client/request';
import { createListing, getOwnListing, listMyListings, setListingStatus } from '../../src/api/listingWrites';
import type { ListingStatus } from '../../src/domain/enumerations';
import { aListingForm } from '../../src/testing/store/aListingForm';
import { clusterOf, end, endAll, type Started, start } from '../../test/server/support/serverProcess';

const rounds = Number(process.env['ROUNDS'] ?? 20);
const photo =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQImWP4DwYMEAoAU7oL9W/sIDEAAAAASUVORK5CYII=';

/** A listing as its owner was told it is. */
interface Known {
  readonly id: number;
  acknowledged: ListingStatus;
  /** Asked for and not answered. */
  asked: ListingStatus;
}

await compileServer('.cache/reference-server');
const folder = await mkdtemp(join(tmpdir(), 'kvartal-killed-'));
const environment = { RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
const known: Known[] = [];
/** Own listings before the first round. */
let seeded = 0;
/** Creations that were not answered, to be sent again. */
let open: { readonly key: string; readonly text: string }[] = [];
const figures = { rounds, created: 0, changed: 0, lost: 0, twice: 0, slowestStart: 0 };

const transportOf = (server: Started, token: string | null): Transport => ({ baseUrl: `${server.origin}/api`, fetch, token: () => token });

const pause = (from: number, to: number) =>
  new Promise((later) => {
    setTimeout(later, randomInt(from, to));
  });

/** Creates a listing and then changes its status until the server is gone; in all less than an owner may do in an hour. */
async function write(transport: Transport, isOver: () => boolean): Promise<void> {
  await pause(0, 300);
  const creation = { key: newIdempotencyKey(), text: `Квартира ${known.length + open.length} ${randomInt(1e9)}` };
  open.push(creation);
  const id = await createListing(transport, aListingForm({ description: creation.text }), [photo], { idempotencyKey: creation.key });
  open = open.filter((one) => one !== creation);
  figures.created += 1;
  const listing: Known = { id, acknowledged: 'moderation', asked: 'moderation' };
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
  for (const { key, text } of open) {
    const form = aListingForm({ description: text });
    const ids = [
      await createListing(transport, form, [photo], { idempotencyKey: key }),
      await createListing(transport, form, [photo], { idempotencyKey: key }),
    ];
    if (ids[0] !== ids[1]) figures.twice += 1;
    known.push({ id: ids[0] ?? 0, acknowledged: 'moderation', asked: 'moderation' });
  }
  open = [];
  for (const listing of known) {
    const { listing: stored } = await getOwnListing(transport, listing.id).catch(() => ({ listing: null }));
    if (!stored || ![listing.acknowledged, listing.asked].includes(stored.status) || stored.photos.length !== 1) figures.lost += 1;
    else listing.acknowledged = listing.asked = stored.status;
  }
  const { count } = await listMyListings(transport, 1);
  figures.twice += Math.max(0, count - seeded - known.length);
}

try {
  let server = await start(folder, { environment });
  const token = await signIn(transportOf(server, null), demoAccount);
  seeded = (await listMyListings(transportOf(server, token), 1)).count;
  for (let round = 0; round < rounds; round += 1) {
    let isOver = false;
    const writer = write(transportOf(server, token), () => isOver).catch(() => {});
    await pause(50, 900);
    const database = await readPostmaster(await clusterOf(folder));
    // By turns the server, its database, and both.
    if (round % 3 !== 1) await end(server.child, 'SIGKILL');
    if (round % 3 !== 0 && database) process.kill(database.pid, 'SIGKILL');
    isOver = true;
    if (round % 3 === 1) await end(server.child, 'SIGKILL');
    await writer;
    const begin = performance.now();
    server = await start(folder, { environment });
    figures.slowestStart = Math.max(figures.slowestStart, Math.round(performance.now() - begin));
    await check(transportOf(server, token));
    console.log(`round ${round + 1}: ${known.length} listings, ${figures.lost} lost, ${figures.twice} twice`);
  }
} finally {
  await endAll();
  const cluster = await clusterOf(folder);
  const left = await readPostmaster(cluster);
  if (left) await stopPostmaster(cluster, left.pid);
  await rm(folder, { recursive: true, force: true });
}
console.table(figures);
console.log(JSON.stringify({ bench: 'killed', ...figures }));
if (figures.lost + figures.twice > 0) process.exitCode = 1;
