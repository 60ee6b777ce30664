import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { replaceFiles } from './output/replaceFiles';

const source = 'examples/server';
const programs = {
  main: `${source}/main.ts`,
  migrate: `${source}/database/command.ts`,
  jobs: `${source}/jobs/command.ts`,
  drill: `${source}/drill/command.ts`,
  moderator: `${source}/moderators/command.ts`,
  feed: `${source}/feeds/command.ts`,
  search: `${source}/search/command.ts`,
};
/** Read by the compiled program at the same places beside it, see `examples/server/files.ts`. */
const copied = ['migrations', 'facts', 'photos', 'basemap', 'site/rendering/worker.mjs'];

/**
 * Compiles the reference server for plain Node: our own code in one file, packages left outside. Several may compile it at once, and servers
 * may start from it meanwhile: a file that is being written would be an empty program, which ends at once and says nothing.
 * @param outDir two folders below the folder that has `dist` and `node_modules`
 */
export async function compileServer(outDir: string): Promise<void> {
  // At the same depth, because sources are named by relative paths.
  const unfinished = `${outDir}.${randomUUID()}`;
  await build({
    entryPoints: programs,
    outdir: unfinished,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    sourcemap: true,
    // Texts of the kit are imported beside its pictures.
    loader: { '.svg': 'empty' },
    // Packages take their production builds, also when nobody has set it.
    banner: { js: "process.env.NODE_ENV ??= 'production';" },
    logLevel: 'warning',
  });
  for (const folder of copied) cpSync(join(source, folder), join(unfinished, folder), { recursive: true });
  mkdirSync(outDir, { recursive: true });
  replaceFiles(
    unfinished,
    outDir,
    Object.keys(programs).map((name) => `${name}.js`),
  );
}
