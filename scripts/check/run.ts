/** `npm run check`: all static checks. `npm run check -- lint layers` runs only the named steps. */
import { spawnSync } from 'node:child_process';

const steps: Readonly<Record<string, readonly (readonly string[])[]>> = {
  types: [['tsc', '-p', '.']],
  lint: [['oxlint', '--quiet']],
  sources: [['tsx', 'scripts/check/sources.ts']],
  layers: [['tsx', 'scripts/check/layers.ts']],
  references: [['tsx', 'scripts/check/references.ts']],
  words: [['tsx', 'scripts/check/words.ts']],
  format: [['biome', 'check', '.']],
  manifest: [
    ['tsx', 'scripts/build/manifest.ts', '--check'],
    ['tsx', 'scripts/build/subjects/writeSubjects.ts', '--check'],
  ],
  unused: [['knip', '--no-progress']],
  build: [['npm', 'run', '--silent', 'build']],
  package: [['tsx', 'scripts/check/package.ts']],
  size: [['tsx', 'scripts/check/size.ts']],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in steps));
if (unknown.length > 0) throw new Error(`no such step: ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}`);

const failed: string[] = [];
for (const [name, commands] of Object.entries(steps)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const started = Date.now();
  const isGood = commands.every((command) => spawnSync('npx', [...command], { stdio: 'inherit' }).status === 0);
  if (!isGood) failed.push(name);
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}
if (failed.length > 0) {
  console.error(`check failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
