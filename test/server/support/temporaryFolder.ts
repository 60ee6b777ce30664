import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Removing it removes all that the server kept: a root's private folder would send the database elsewhere. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kvartal-test-'));
  await chmod(folder, 0o755);
  return folder;
}
