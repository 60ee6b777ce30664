import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the `integrity` of a file for a script tag or an import map. */
export const integrityOf = (bytes: Uint8Array): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Writes `integrity.json`: script → its hash. A page puts the hash of the loader into its tag, and all of them into an import map. */
export function writeIntegrity(folder: string): void {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.js'))
    .toSorted();
  const hashes = Object.fromEntries(scripts.map((name) => [name, integrityOf(readFileSync(join(folder, name)))]));
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(hashes, null, 2)}\n`);
}
