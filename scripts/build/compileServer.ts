import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const source = 'examples/server';
/** Read by the compiled program at the same places beside it, see `examples/server/files.ts`. */
const copied = ['migrations', 'facts', 'photos', 'basemap', 'site/rendering/worker.mjs'];

/**
 * Compiles the reference server for plain Node: our own code in one file, packages left outside.
 * @param outDir two folders below the folder that has `dist` and `node_modules`
 */
export async function compileServer(outDir: string): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  await build({
    entryPoints: {
      main: `${source}/main.ts`,
      migrate: `${source}/database/command.ts`,
      jobs: `${source}/jobs/command.ts`,
      drill: `${source}/drill/command.ts`,
      moderator: `${source}/moderators/command.ts`,
      feed: `${source}/feeds/command.ts`,
      search: `${source}/search/command.ts`,
    },
    outdir: outDir,
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
  for (const folder of copied) cpSync(join(source, folder), join(outDir, folder), { recursive: true });
}
