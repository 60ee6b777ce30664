import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoAccount } from '../../../examples/server/seed/demoAccount';
import { signIn } from '../../../src/api/account';
import { createListing } from '../../../src/api/listing/listingWrites';
import { listMyListings } from '../../../src/api/listing/myListings';
import { aListingForm } from '../../../src/testing/store/aListingForm';
import { smallPhotos } from '../../support/smallPhotos';
import { pictureDir } from '../support/constants';
import { type S3Server, startS3Server } from '../support/s3Server';
import { end, endAll, type Started, start } from '../support/serverProcess';
import { removeDataFolder, temporaryFolder } from '../support/temporaryFolder';

let folder: string;
let store: S3Server;
beforeEach(async () => {
  folder = await temporaryFolder();
  await mkdir(join(folder, 's3'));
  await symlink(pictureDir, join(folder, 'pictures'));
  store = await startS3Server(join(folder, 's3'));
});
afterEach(async () => {
  await endAll();
  await store.stop();
  await removeDataFolder(folder);
});

const transportOf = (server: Started, token: string | null) => ({ baseUrl: `${server.origin}/api`, fetch, token: () => token });

test('killed between the first file of an upload and its listing, the server leaves neither after its next start', async () => {
  const { endpoint, bucket, accessKeyId, secretAccessKey } = store.settings;
  const environment = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    LOG_LEVEL: 'error',
  };
  const first = await start(folder, { environment });
  const token = await signIn(transportOf(first, null), demoAccount);
  const seeded = new Set((await listMyListings(transportOf(first, token), 1)).listings.map(({ id }) => id));
  const kept = await createListing(transportOf(first, token), aListingForm({ description: 'Осталась' }), [smallPhotos.png], {
    idempotencyKey: 'kept-by-the-server',
  });
  const before = await store.pictures();
  expect(before).toHaveLength(1);

  // Of the second photo the first file is stored, the next one is never answered.
  const file = store.caught('PUT', 2);
  const creation = { form: aListingForm({ description: 'Пропала' }), key: { idempotencyKey: 'killed-on-the-way' } };
  const unanswered = createListing(transportOf(first, token), creation.form, [smallPhotos.png, smallPhotos.jpeg], creation.key).catch(
    () => null,
  );
  expect(await file).toMatch(/^PUT \/pictures\//);
  await expect.poll(store.pictures).toHaveLength(2);
  await end(first.child, 'SIGKILL');
  expect(await unanswered).toBeNull();

  const second = await start(folder, { environment });
  await expect.poll(store.pictures, { timeout: 20_000 }).toEqual(before);
  const transport = transportOf(second, token);
  const created = async () => (await listMyListings(transport, 1)).listings.filter(({ id }) => !seeded.has(id));
  expect((await created()).map(({ id }) => id)).toEqual([kept]);
  // The same request, sent again, is complete.
  await createListing(transport, creation.form, [smallPhotos.png, smallPhotos.jpeg], creation.key);
  expect(await store.pictures()).toHaveLength(2);
  expect((await created()).map((listing) => listing.photos.length).sort()).toEqual([1, 2]);
});
