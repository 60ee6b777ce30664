import { readdirSync, readFileSync } from 'node:fs';
import { type BuildFailure, build } from 'esbuild';

/** The files that import a file, by its path. */
export type Importers = ReadonlyMap<string, readonly string[]>;

const folders = ['src', 'test', 'stories', 'scripts', 'examples/server'];
/** Knows every feature, so all behaviours would follow from any of them: which feature a test mounts is read from the test. */
const mounting = 'test/support/mount.tsx';
const notRead = ['css', 'webp', 'png', 'jpg', 'svg', 'html', 'pmtiles', 'sql', 'vue', 'svelte', 'php'];

export const isTest = (file: string) => /\.(?:test|stories)\.tsx?$/.test(file);

/** Returns who imports what, of all that tests and stories lead to, as esbuild resolves it. */
export async function readImporters(): Promise<Importers> {
  const tests = folders.flatMap((folder) => filesIn(folder)).filter(isTest);
  const graph = await build({
    stdin: { contents: tests.map((file) => `import './${file}';`).join('\n'), resolveDir: process.cwd() },
    bundle: true,
    write: false,
    metafile: true,
    outdir: '.cache/import-graph',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    external: ['*?raw', '*?url', '*?worker', '*?inline'],
    loader: Object.fromEntries(notRead.map((extension) => [`.${extension}`, 'empty'])),
    treeShaking: false,
    logLevel: 'silent',
  }).catch(({ errors }: BuildFailure) => {
    throw new Error(`the imports cannot be read: ${errors.map(({ text, location }) => `${location?.file} ${text}`).join(', ')}`);
  });
  const importers = new Map<string, string[]>();
  const add = (imported: string, importer: string) => importers.set(imported, [...(importers.get(imported) ?? []), importer]);
  for (const [file, { imports }] of Object.entries(graph.metafile.inputs)) {
    for (const { path, external } of imports) {
      if (!external && !(file === mounting && path.startsWith('src/'))) add(path, file);
    }
    if (file.startsWith('test/'))
      for (const feature of mountedBy(readFileSync(file, 'utf8'))) add(`src/features/${feature}/index.ts`, file);
  }
  return importers;
}

/** Returns the features that a test mounts by name. */
export function mountedBy(source: string): readonly string[] {
  return [...new Set([...source.matchAll(/\bmount\(\s*'([a-z-]+)'/g)].flatMap(([, name = '']) => name))];
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.includes('node_modules'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
}
