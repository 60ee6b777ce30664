/** `npm run check`: all static checks. `npm run check -- lint layers` runs only the named steps; `--counts FILE` writes what became of them. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runProgram } from '../runProgram';

const steps: Readonly<Record<string, readonly (readonly string[])[]>> = {
  manifest: [
    ['tsx', 'scripts/build/manifest.ts', '--check'],
    ['tsx', 'scripts/build/subjects/writeSubjects.ts', '--check'],
  ],
  build: [['npm', 'run', '--silent', 'build']],
  package: [['tsx', 'scripts/check/package.ts']],
  size: [['tsx', 'scripts/check/size.ts']],
  types: [['tsc', '-p', '.']],
  lint: [['oxlint', '--quiet']],
  sources: [['tsx', 'scripts/check/sources.ts']],
  layers: [['tsx', 'scripts/check/layers.ts']],
  references: [['tsx', 'scripts/check/references.ts']],
  words: [['tsx', 'scripts/check/words.ts']],
  format: [['biome', 'check', '.']],
  unused: [['knip', '--no-progress']],
};
/** One after the other, since the build writes what they read; the rest reads sources alone, and runs beside these. */
const aboutBuild = ['manifest', 'build', 'package', 'size'];

const {
  positionals: asked,
  values: { counts },
} = parseArgs({ allowPositionals: true, options: { counts: { type: 'string' } } });
const unknown = asked.filter((name) => !(name in steps));
if (unknown.length > 0) throw new Error(`no such step: ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}`);

const chosen = Object.keys(steps).filter((name) => asked.length === 0 || asked.includes(name));
const lanes = [chosen.filter((name) => aboutBuild.includes(name)), chosen.filter((name) => !aboutBuild.includes(name))];
const isAlone = lanes.some((lane) => lane.length === 0);
const failed: string[] = [];

async function runLane(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const started = Date.now();
    let isGood = true;
    for (const command of steps[name] ?? []) isGood &&= (await runProgram('npx', command, { isAlone })) === 0;
    if (!isGood) failed.push(name);
    console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  }
}

await Promise.all(lanes.map(runLane));
if (counts) {
  const failures = failed.map((name) => ({ name: `check ${name}`, reason: '' }));
  writeFileSync(
    counts,
    JSON.stringify({ passed: chosen.length - failed.length, failed: failed.length, skipped: 0, retries: [], failures }),
  );
}
if (failed.length > 0) {
  console.error(`check failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
