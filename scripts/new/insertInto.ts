import { readFileSync, writeFileSync } from 'node:fs';

/** A line to add to an existing file. */
export interface Insertion {
  readonly file: string;
  /** The line goes after the last match; the generator fails when nothing matches, so that an outdated pattern is noticed. */
  readonly after: RegExp;
  readonly text: string;
}

/** Adds a text to a file. @throws Error if the anchor is gone. */
export function insertInto(folder: string, { file, after, text }: Insertion): void {
  const path = `${folder}/${file}`;
  const source = readFileSync(path, 'utf8');
  const last = [...source.matchAll(new RegExp(after.source, 'gm'))].at(-1);
  if (!last) throw new Error(`${file} has no place for "${text}": update scripts/new/insertions.ts`);
  const end = last.index + last[0].length;
  writeFileSync(path, `${source.slice(0, end)}${text}${source.slice(end)}`);
}
