/**
 * The script-tag build, `dist/browser`: `kvartal.js` (the loader), `kvartal.printed.js` (one that asks a server to print), `outdated.js` (which
 * watches for releases), `kvartal.doctor.js` (which says what is wrong on a page) and their chunks in `c/{build}/`, with everything inside and React replaced by Preact. `--react` builds the same on React into `.cache/browser-react`, for the suites that compare the two.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';
import { tableOf } from '../../src/doctor/attributes/attributeTable';
import { definitions } from '../../src/elements/definitions';
import { dealQuery } from '../../src/state/search/initialQuery';
import { bundlerOptions } from './bundler/bundlerOptions';
import { bundles, pageBundles, pageOf, rareBundles } from './chunks/bundles';
import { chunkNames } from './chunks/chunkNames';
import { hoistImports } from './chunks/hoistImports';
import { inlineRuntime } from './chunks/inlineRuntime';
import { writeIntegrity } from './integrity';
import { licencesOf } from './licences';
import { entryOf } from './plugins/tagEntries';
import { precompress } from './precompress';

const onReact = process.argv.includes('--react');
const outDir = onReact ? '.cache/browser-react' : 'dist/browser';

const options = (define: Record<string, string>) => bundlerOptions(define, onReact);

const tagged = Object.values(bundles).flat();
/** This file lies beside the loader, where the next release replaces it instead of removing it (docs/decisions/052). */
const besideLoader = { outdated: 'src/elements/loader/outdated.ts' };
/** Loaded by the loader like the code of tags. */
const ownFiles = {
  first: 'src/elements/serverContent/replaceFirst.ts',
  messages: 'src/elements/loader/prefetchMessages.ts',
};
/** Tags whose first responses one of these files prefetches: the file by the rest of the tag. */
const prefetching = { chat: 'messages' } satisfies Record<string, keyof typeof ownFiles>;

rmSync(outDir, { recursive: true, force: true });
const features = await rolldown({
  ...options({}),
  input: { ...Object.fromEntries(tagged.map((tag) => [tag, entryOf(tag)])), ...ownFiles },
});
const { output } = await features.generate({
  format: 'esm',
  minify: true,
  comments: { legal: false, annotation: false },
  // A single tag shares the name of its bundle: every byte of the loader's table counts.
  entryFileNames: ({ name }) => `${singleTagBundle(name) ?? name}.js`,
  chunkFileNames: '[name].js',
  codeSplitting: { groups: [{ name: chunkNames(), debugName: 'bundles' }], includeDependenciesRecursively: false },
});
// A tag inside a bundle leaves an empty entry chunk behind, which nobody requests.
const chunks = hoistImports(
  inlineRuntime(output.filter((file): file is OutputChunk => file.type === 'chunk' && file.moduleIds.length > 0)),
);
assertSingleRenderer();
const build = nameOfBuild();
mkdirSync(join(outDir, 'c', build), { recursive: true });
for (const { fileName, code } of chunks) writeFileSync(join(outDir, 'c', build, fileName), code);

writeFileSync(join(outDir, 'LICENCES.txt'), `${licencesOf(chunks.flatMap(({ moduleIds }) => moduleIds))}\n`);

for (const [name, prints] of Object.entries({ kvartal: false, 'kvartal.printed': true })) {
  const constants = {
    __KVARTAL_BUILD__: JSON.stringify(build),
    __KVARTAL_CHUNKS__: JSON.stringify(filesByTag()),
    __KVARTAL_DEALS__: JSON.stringify(deals()),
    __KVARTAL_PRINTS__: JSON.stringify(prints),
  };
  await writeAlone(name, 'src/elements/loader/loader.ts', constants);
}
for (const [name, path] of Object.entries(besideLoader)) await writeAlone(name, path);
// A page may include it without type="module", as a bookmarklet does.
await writeAlone('kvartal.doctor', 'src/doctor/doctor.ts', { __KVARTAL_ATTRIBUTES__: JSON.stringify(tableOf(definitions)) }, 'iife');
writeIntegrity(outDir);
precompress(outDir);

/** Writes a file that needs no other, beside the folder of the chunks. */
async function writeAlone(
  name: string,
  path: string,
  constants: Record<string, string> = {},
  format: 'esm' | 'iife' = 'esm',
): Promise<void> {
  const bundle = await rolldown({ ...options(constants), input: { [name]: path } });
  await bundle.write({
    dir: outDir,
    format,
    minify: true,
    comments: { legal: false, annotation: false },
    entryFileNames: '[name].js',
  });
}

/** One name for the whole build instead of one per file: see docs/decisions/021. */
function nameOfBuild(): string {
  const hash = createHash('sha256');
  for (const { fileName, code } of chunks) hash.update(`${fileName}\n${code}\n`);
  return hash.digest('base64url').slice(0, 8);
}

/** Returns the bundle that contains only this tag. */
function singleTagBundle(tag: string): string | undefined {
  return Object.entries(bundles).find(([, tags]) => tags.length === 1 && tags[0] === tag)?.[0];
}

/** Returns, by tag, the chunk that defines it and every chunk that one imports: names without extension, separated by spaces. */
function filesByTag(): Record<string, string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const closure = (file: string, seen = new Set<string>()): Set<string> => {
    if (!seen.has(file)) {
      seen.add(file);
      for (const next of byName.get(file)?.imports ?? []) closure(next, seen);
    }
    return seen;
  };
  const fileOf = (path: string): string => {
    const found = chunks.find(({ moduleIds }) => moduleIds.includes(resolve(path)));
    if (!found) throw new Error(`no chunk has ${path}`);
    return found.fileName;
  };
  // Pages whose code is lazy, and what is rarely loaded, need not be in the table of all: the browser finds their imports.
  const filesOf = (tag: string) => {
    const own = fileOf(entryOf(tag));
    const bundle = Object.keys(bundles).find((name) => bundles[name]?.includes(tag)) ?? '';
    const page = pageOf[bundle];
    if (page) return closure(fileOf(page.path), closure(own));
    return pageBundles.includes(bundle) || rareBundles.includes(bundle) ? [own] : closure(own);
  };
  const lists = tagged.map((tag) => [...filesOf(tag)]);
  const timesListed = (file: string) => lists.filter((list) => list.includes(file)).length;
  /** A file that other tags need as well comes last, so that the table compresses well. */
  const inOrder = ([own = '', ...others]: readonly string[]) => [
    own,
    ...others.toSorted((a, b) => Number(timesListed(a) > 1) - Number(timesListed(b) > 1) || (a < b ? -1 : 1)),
  ];
  const files = lists.map((list, at) => [
    tagged[at],
    inOrder(list)
      .map((file) => file.slice(0, -'.js'.length))
      .join(' '),
  ]);
  const loaded = Object.keys(ownFiles).filter((name) => !Object.values(prefetching).some((other) => other === name));
  const beside = Object.keys(besideLoader).map((name) => [name, `../../${name}`]);
  return { ...Object.fromEntries(files), ...Object.fromEntries([...beside, ...loaded.map((name) => [name, name])]), ...prefetching };
}

/** Initial query of a tag that sets only its deal; computed by the session's own code. */
function deals(): Record<string, string> {
  return Object.fromEntries((['sale', 'rent'] as const).map((deal) => [deal, decodeURIComponent(dealQuery(deal))]));
}

/** Two renderers in one bundle break hooks; a missed alias adds a second one. */
function assertSingleRenderer(): void {
  const unwanted = onReact ? /node_modules\/preact\// : /node_modules\/react(?:-dom)?\//;
  const found = chunks.flatMap(({ moduleIds }) => moduleIds).find((id) => unwanted.test(id));
  if (found) throw new Error(`a second renderer came in: ${found}`);
}
