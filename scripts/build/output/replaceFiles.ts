import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Moves the files of a folder into another and removes what is left there of before. Each file is whole at every moment, and equal ones stay as
 * they are: programs may run from the folder meanwhile.
 * @param last moved after all others, because they refer to them
 */
export function replaceFiles(from: string, to: string, last: readonly string[] = []): void {
  const files = filesIn(from);
  for (const file of files.toSorted((one, other) => Number(last.includes(one)) - Number(last.includes(other)))) {
    const target = join(to, file);
    if (isEqual(join(from, file), target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    renameSync(join(from, file), target);
  }
  const known = new Set(files);
  for (const file of filesIn(to)) if (!known.has(file)) rmSync(join(to, file), { force: true });
  rmSync(from, { recursive: true });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

function isEqual(file: string, other: string): boolean {
  const there = statSync(other, { throwIfNoEntry: false });
  return there?.size === statSync(file).size && readFileSync(file).equals(readFileSync(other));
}
