/**
 * Declarations of the npm build: `tsc` writes `dist/types`, then relative specifiers get the extensions that Node requires, and a copy
 * marked as CommonJS serves `require`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const types = 'dist/types';
const commonJsTypes = 'dist/types-cjs';

rmSync(types, { recursive: true, force: true });
rmSync(commonJsTypes, { recursive: true, force: true });
execFileSync('npx', ['tsc', '-p', 'tsconfig.types.json'], { stdio: 'inherit' });

for (const entry of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
  if (!entry.endsWith('.d.ts')) continue;
  const file = join(types, entry);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/((?:from|import|import\()\s*['"])(\.\.?(?:\/[^'"]*)?)(['"])/g, withEnding(file)));
}
cpSync(types, commonJsTypes, { recursive: true });
writeFileSync(join(commonJsTypes, 'package.json'), '{ "type": "commonjs" }\n');

function withEnding(file: string) {
  return (_whole: string, before: string, specifier: string, after: string): string => {
    const target = resolve(dirname(file), specifier);
    if (existsSync(`${target}.d.ts`)) return `${before}${specifier}.js${after}`;
    if (existsSync(join(target, 'index.d.ts'))) return `${before}${specifier}/index.js${after}`;
    throw new Error(`${file}: nothing behind ${specifier}`);
  };
}
