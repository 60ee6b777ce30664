/** Checks the package as a consumer would: `publint` and `attw` on the packed tarball. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';

const folder = '.cache/pack';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
});
const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
const tarball = `${folder}/${filename}`;

const checks = [
  ['publint', 'run', tarball, '--strict'],
  // node10 does not support an exports map; the files of the script tag are not importable modules.
  [
    'attw',
    tarball,
    '--profile',
    'node16',
    '--exclude-entrypoints',
    './browser/*',
    './custom-elements.json',
    './tokens.json',
    '--format',
    'ascii',
    '--quiet',
  ],
];
for (const check of checks) if (spawnSync('npx', check, { stdio: 'inherit' }).status !== 0) process.exitCode = 1;
