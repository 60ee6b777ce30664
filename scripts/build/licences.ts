import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the licence texts of bundled modules: bundling drops comments, but the licences require them. */
export function licencesOf(moduleIds: readonly string[]): string {
  const folders = moduleIds.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []);
  return [...new Set(folders)].toSorted().map(licenceIn).join('\n\n');
}

function licenceIn(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${license}`;
  return `${name} ${version}\n\n${text}`;
}
