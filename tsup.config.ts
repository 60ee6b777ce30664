import { defineConfig } from 'tsup';
import { exports } from './package.json';
import { packageEntries } from './scripts/build/packageEntries';

/** Names of the package's declarations. */
const names = [...JSON.stringify(exports).matchAll(/dist\/types\/([^"]+)\.d\.ts/g)].map(([, name = '']) => name);
/** Written by `tsc`, one per source file: see scripts/build/types.ts. */
const declarationOf = (source: string) => `.cache/types/${source.slice('src/'.length, -'.ts'.length)}.d.ts`;

/** Joins the declarations of the npm build: one per entry, over a few shared ones. Its code is made by scripts/build/package.ts. */
export default defineConfig({
  silent: true,
  tsconfig: 'tsconfig.types.json',
  entry: Object.fromEntries(names.map((name) => [name, declarationOf(packageEntries[name] ?? '')])),
  dts: { only: true },
  format: ['esm'],
  outDir: 'dist/types',
});
