import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccount } from '../../examples/server/seed/demoAccount';
import { signIn } from '../../src/api/account';
import { newIdempotencyKey } from '../../src/api/client/idempotencyKey';
import { createListing } from '../../src/api/listing/listingWrites';
import { aListingForm } from '../../src/testing/store/aListingForm';
import { startServerProcess } from '../server/serverProcess';

/** Publishes a listing with photos as a client without the form would. Returns the CPU time of the server, without its database, ms. */
export async function sendOriginals(files: readonly string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'kvartal-originals-'));
  await chmod(folder, 0o755);
  const server = await startServerProcess({ DATA_DIR: folder, SEED_LISTINGS: '200', DATABASE_URL: '' });
  try {
    const visitor = { baseUrl: `${server.origin}/api`, fetch, token: () => null };
    const token = await signIn(visitor, demoAccount);
    const photos = await Promise.all(files.map(async (file) => (await readFile(file)).toString('base64')));
    const form = aListingForm();
    const before = cpuOf(server.pid);
    await createListing({ ...visitor, token: () => token }, form, photos, { idempotencyKey: newIdempotencyKey() });
    return cpuOf(server.pid) - before;
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns CPU ms in steps of 10. Threads that have ended count too, since decoders start and end their own. It works on Linux only. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
