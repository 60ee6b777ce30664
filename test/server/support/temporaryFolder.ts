import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Removing it removes all data: in a root-only folder the database would be placed elsewhere. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kvartal-test-'));
  await chmod(folder, 0o755);
  return folder;
}
