/**
 * `npm run bench:peers`: installs the packages of `bench/widget/peers` from the npm registry, builds a page of each into `.cache/peers`, as their
 * users would, and measures. They are no dependencies of this repository.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { precompress } from '../../scripts/build/precompress';
import { peerNames, peersFolder, peersPath } from './peerPages';

const sources = fileURLToPath(new URL('peers', import.meta.url));

const installed = join(sources, 'node_modules/.package-lock.json');
const isInstalled = existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(sources, 'package-lock.json')).mtimeMs;
if (!isInstalled) {
  console.log('Installing the peers from the npm registry into bench/widget/peers/node_modules');
  const { status } = spawnSync('npm', ['ci', '--prefix', sources, '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: sources,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The peers could not be installed');
}

rmSync(peersFolder, { recursive: true, force: true });
for (const name of peerNames) {
  // One by one: built together, they would share files.
  await build({
    root: sources,
    configFile: false,
    base: `${peersPath}${name}/`,
    logLevel: 'warn',
    build: {
      outDir: join(peersFolder, name),
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(sources, `${name}.html`) },
    },
  });
}
precompress(peersFolder);

await import('./run');
