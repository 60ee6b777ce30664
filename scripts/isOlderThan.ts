import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns true if the file is missing or anything in the sources is newer. */
export function isOlderThan(file: string, sources: readonly string[]): boolean {
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return made === undefined || sources.some((source) => newest(source) > made);
}

function newest(path: string): number {
  const info = statSync(path, { throwIfNoEntry: false });
  if (!info) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}
