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
const [{ filename, size, entryCount }] = JSON.parse(packed) as [{ filename: string; size: number; entryCount: number }];
/** What installing costs: lower these when it gets less. */
const budget = { bytes: 1_165_000, files: 840 };
console.log(`packed: ${(size / 1e6).toFixed(2)} MB in ${entryCount} files`);
if (size > budget.bytes || entryCount > budget.files) {
  console.error(`more than ${budget.bytes / 1e6} MB or ${budget.files} files`);
  process.exitCode = 1;
}
const tarball = `${folder}/${filename}`;

const checks = [
  ['publint', 'run', tarball, '--strict'],
  // ES modules alone: Node has required those since 20.19; the files of the script tag are not importable modules.
  [
    'attw',
    tarball,
    '--profile',
    'esm-only',
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
