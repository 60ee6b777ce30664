import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { publishRelease, type Release } from '../examples/server/releases/publishRelease';

/**
 * Adds a build to a folder for a static host: its version, its chunks, and at last the files without a version. Resolves with false, and changes
 * none of these, if the version is already there with other files.
 */
export async function releaseInto(folder: string, { version, kit }: Pick<Release, 'version' | 'kit'>): Promise<boolean> {
  if (!(await publishRelease({ version, kit }, folder))) return false;
  // Last: anyone who gets the new loader finds its chunks.
  for (const entry of await readdir(kit, { withFileTypes: true }))
    if (entry.isFile()) await copyFile(join(kit, entry.name), join(folder, 'kit', entry.name));
  return true;
}
