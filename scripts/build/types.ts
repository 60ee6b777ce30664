/**
 * Declarations of the npm build: `tsc` writes `dist/types`, then relative specifiers get the extensions that Node requires, and files that
 * no entry of the package leads to are removed. Types of frameworks are looked up where they are installed, and are no error elsewhere.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { exports } from '../../package.json';

const types = 'dist/types';

rmSync(types, { recursive: true, force: true });
execFileSync('npx', ['tsc', '-p', 'tsconfig.types.json'], { stdio: 'inherit' });

for (const entry of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
  if (!entry.endsWith('.d.ts')) continue;
  const file = join(types, entry);
  const text = readFileSync(file, 'utf8').replace(
    /^(?=.*(?:from |import\(|declare module )['"](?:react|vue|svelte\/elements)['"])/gm,
    '// @ts-ignore\n',
  );
  writeFileSync(file, text.replace(/((?:from|import|import\()\s*['"])(\.\.?(?:\/[^'"]*)?)(['"])/g, withEnding(file)));
}
removeUnreachable();

function withEnding(file: string) {
  return (_whole: string, before: string, specifier: string, after: string): string => {
    const target = resolve(dirname(file), specifier);
    if (existsSync(`${target}.d.ts`)) return `${before}${specifier}.js${after}`;
    if (existsSync(join(target, 'index.d.ts'))) return `${before}${specifier}/index.js${after}`;
    throw new Error(`${file}: nothing behind ${specifier}`);
  };
}

function removeUnreachable(): void {
  const entries = [...JSON.stringify(exports).matchAll(/dist\/types\/([^"]+\.d\.ts)/g)].map(([, path]) => resolve(types, path ?? ''));
  const reached = new Set(entries);
  // Grows while it is walked.
  for (const file of reached) {
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(/(?:from|import|import\()\s*['"](\.[^'"]*)\.js['"]/g)) {
      reached.add(`${resolve(dirname(file), specifier ?? '')}.d.ts`);
    }
  }
  for (const entry of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    const file = resolve(types, entry);
    if (file.endsWith('.d.ts') && !reached.has(file)) rmSync(file);
  }
  console.log(`${reached.size} declarations of ${relative('.', types)}`);
}
