/**
 * Declarations of the npm build: `tsc` writes one per source file, and tsup makes one per entry of them, over a few shared ones. Types of
 * frameworks are looked up where they are installed, and are no error elsewhere.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'tsup';

const apart = '.cache/types';
const types = 'dist/types';
/** The start of a line that names a module of a framework. */
const ofFrameworks = /^(?=.*(?:from |import |import\(|declare module )['"](?:react|vue|svelte\/elements)['"])/gm;

rmSync(apart, { recursive: true, force: true });
rmSync(types, { recursive: true, force: true });
execFileSync('npx', ['tsc', '-p', 'tsconfig.types.json'], { stdio: 'inherit' });

await build({});
const files = readdirSync(types, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'));
for (const file of files.map((name) => join(types, name))) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(ofFrameworks, '// @ts-ignore\n'));
}
console.log(`${files.length} declarations of ${types}`);
