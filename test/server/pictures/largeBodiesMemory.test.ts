import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postOf } from '../../../src/api/client/post';
import { encodeListingForm } from '../../../src/api/wire/listing/listingForm';
import { formLimits } from '../../../src/domain/listing/form/formLimits';
import { aListingForm } from '../../../src/testing/store/aListingForm';
import { someone } from '../support/accountServer';
import { pictureDir } from '../support/constants';
import { endAll, start } from '../support/serverProcess';
import { removeDataFolder, temporaryFolder } from '../support/temporaryFolder';

let dataDir: string;
beforeEach(async () => {
  dataDir = await temporaryFolder();
  await symlink(pictureDir, join(dataDir, 'pictures'));
});
afterEach(async () => {
  await endAll();
  await removeDataFolder(dataDir);
});

/** Photos of the largest size in bytes; bytes behind the end of a picture are taken. */
async function largestPhotos(): Promise<string[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 70 })
    .toBuffer();
  return Array.from({ length: formLimits.photos.max }, (_, id) =>
    Buffer.concat([photo, Buffer.alloc(formLimits.photoBytes - photo.length, id)]).toString('base64'),
  );
}

/** Megabytes that the process has had in memory at most since the last call. */
async function peakOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

test.skipIf(process.platform !== 'linux')(
  'six of the largest bodies at once are all read, within 400 MB of memory',
  async () => {
    const { origin, child } = await start(dataDir, { environment: { RATE_LIMITS: 'off', SEED_LISTINGS: '60' } });
    const tokens = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const person = someone();
        await fetch(`${origin}/api/users/dev/`, postOf(person));
        const answer = await fetch(`${origin}/api/token-auth/`, postOf({ username: person.email, password: person.password }));
        return ((await answer.json()) as { token: string }).token;
      }),
    );
    const body = Buffer.from(JSON.stringify(encodeListingForm(aListingForm(), await largestPhotos())));
    // What the start has taken does not count.
    await peakOf(child.pid);
    const statuses = await Promise.all(
      tokens.map(async (token, index) => {
        const headers = { authorization: `Token ${token}`, 'content-type': 'application/json', 'idempotency-key': `largest-${index}` };
        const { status } = await fetch(`${origin}/api/realty/sale/`, { method: 'POST', headers, body });
        return status;
      }),
    );
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201]);
    expect(await peakOf(child.pid)).toBeLessThan(400);
  },
  240_000,
);
