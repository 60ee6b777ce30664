/**
 * The script-tag build, `dist/browser`: `kvartal.js` (the loader) and hashed chunks in `c/`, with everything inside and React replaced by
 * Preact. `--react` builds the same on React into `.cache/browser-react`, for the suites that compare the two.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { searchPath } from '../../src/api/client';
import { parseQuery } from '../../src/domain/filtersQuery';
import { definitions } from '../../src/elements/definitions';
import { startQuery } from '../../src/state/startQuery';
import { browserDefine } from './define';

const onReact = process.argv.includes('--react');
const outDir = onReact ? '.cache/browser-react' : 'dist/browser';

const preact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

const common: BuildOptions = {
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  jsx: 'automatic',
  alias: onReact ? {} : preact,
  metafile: true,
  logLevel: 'warning',
};

rmSync(outDir, { recursive: true, force: true });
mkdirSync(outDir, { recursive: true });

const { metafile } = await build({
  ...common,
  entryPoints: Object.fromEntries(definitions.map(({ tag }) => [tag, `src/elements/${tag}.ts`])),
  define: browserDefine,
  splitting: true,
  outdir: `${outDir}/c`,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
});
refuseTwoReacts(metafile);

await build({
  ...common,
  entryPoints: { kvartal: 'src/elements/loader.ts' },
  define: {
    ...browserDefine,
    __KVARTAL_CHUNKS__: JSON.stringify(chunksByTag(metafile)),
    __KVARTAL_FIRST_PAGES__: JSON.stringify(firstPages()),
  },
  outdir: outDir,
});

/** Tag → its chunk and all that it imports at once, relative to the loader. */
function chunksByTag({ outputs }: Metafile): Record<string, string[]> {
  const entryOf = (tag: string) =>
    Object.keys(outputs).find((file) => outputs[file]?.entryPoint === `src/elements/${tag}.ts`) ?? fail(`no chunk for ${tag}`);
  const closure = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const { path, kind } of outputs[file]?.imports ?? []) if (kind === 'import-statement') closure(path, seen);
    return seen;
  };
  return Object.fromEntries(
    definitions.map(({ tag }) => [tag, [...closure(entryOf(tag))].map((file) => `c/${relative(resolve(outDir, 'c'), resolve(file))}`)]),
  );
}

/** What a bare `<kvartal-search>` asks for first, by deal; made by the code that will ask for it. */
function firstPages(): Record<string, string> {
  return Object.fromEntries((['sale', 'rent'] as const).map((deal) => [deal, searchPath(parseQuery(startQuery('', deal)).filters, 1)]));
}

/** Two copies of the renderer in one bundle break hooks; a missed alias makes them. */
function refuseTwoReacts({ inputs }: Metafile): void {
  const renderers = ['react', 'react-dom', 'preact'].filter((name) =>
    Object.keys(inputs).some((file) => file.includes(`node_modules/${name}/`)),
  );
  const unwanted = onReact ? 'preact' : 'react';
  if (renderers.some((name) => name.startsWith(unwanted))) fail(`${basename(outDir)}: bundled ${renderers.join(', ')}`);
}

function fail(reason: string): never {
  throw new Error(reason);
}
