/**
 * `npm test`: every check of the project. `npm test -- unit stories` runs only the named steps.
 * The last line is always `N passed, N failed`; the exit code is non-zero when anything failed.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type ChromiumKind, ensureChromium } from './chromium';
import { type Counts, countTests, readCounts, secondTries } from './testReport';

interface Step {
  readonly name: string;
  /** A vitest project, or a script of package.json. */
  readonly run: ProjectRun | ScriptRun;
  readonly browsers?: readonly ChromiumKind[];
  /** Runs before the others, with none beside it. */
  readonly isFirst?: true;
  /** Runs after the others, with none beside it. */
  readonly isLast?: true;
}

interface ScriptRun {
  readonly script: string;
  /** It takes `--counts FILE` and writes there what it has checked. */
  readonly isCounting?: true;
}

interface ProjectRun {
  readonly project: string;
  /** A second project with the files of the first that need a separate page (vitest.config.ts). */
  readonly fresh?: string;
  /** All that runs when all steps run, because another step covers the rest. */
  readonly folders?: readonly string[];
}

/** Of stories, without those of features. */
const otherStories = readdirSync('stories', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'features')
  .map(({ name }) => `stories/${name}/`);

/** The longest begin first, so that all lanes end at about the same time. */
const steps: readonly Step[] = [
  { name: 'check', run: { script: 'check' }, isFirst: true },
  { name: 'browser', run: { project: 'browser', fresh: 'browser-fresh' }, browsers: ['headless'] },
  { name: 'e2e', run: { project: 'e2e' }, browsers: ['headless', 'full'] },
  { name: 'preact', run: { project: 'browser-preact', fresh: 'browser-preact-fresh' }, browsers: ['headless'] },
  { name: 'server', run: { project: 'server' } },
  { name: 'unit', run: { project: 'unit' } },
  // `pictures` plays those of features, as elements (docs/decisions/tests/064).
  { name: 'stories', run: { project: 'stories', folders: otherStories }, browsers: ['headless'] },
  { name: 'manual', run: { project: 'manual' }, browsers: ['headless'] },
  // Beside the others: by itself it would keep one core busy, and `pictures` waiting.
  { name: 'storybook', run: { script: 'pictures:storybook' } },
  { name: 'contract', run: { project: 'contract' } },
  // Plays the stories of features as elements; on a busy machine pages stand still later (docs/decisions/060).
  { name: 'pictures', run: { script: 'pictures', isCounting: true }, browsers: ['full'], isLast: true },
];

const reports = resolve('.cache/test-reports');

async function runStep(step: Step, isAlone: boolean): Promise<Counts> {
  for (const kind of step.browsers ?? []) ensureChromium(kind);
  if ('script' in step.run) {
    const file = resolve(reports, `${step.name}.json`);
    const counting = step.run.isCounting ? ['--', '--counts', file] : [];
    const status = await run('npm', ['run', '--silent', step.run.script, ...counting], isAlone);
    const counted = step.run.isCounting ? readCounts(readReport(file)) : null;
    triedTwice.push(...(counted?.secondTries ?? []));
    if (counted) return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
    return status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  }
  const report = resolve(reports, `${step.name}.json`);
  const { project, fresh, folders = [] } = step.run;
  const args = ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  if (fresh) args.push('--project', fresh);
  if (wanted.length === 0) args.push(...folders);
  const status = await run('npx', args, isAlone, { STORYBOOK_DISABLE_TELEMETRY: '1', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' });
  const results = readReport(report);
  triedTwice.push(...secondTries(results));
  return countTests(results, status === 0);
}

/** The output of a program that runs beside another is printed when it has ended, or nobody could read either. */
function run(
  program: string,
  args: readonly string[],
  isAlone: boolean,
  env: Readonly<Record<string, string>> = {},
): Promise<number | null> {
  return new Promise((done, fail) => {
    const child = spawn(program, [...args], {
      stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
      env: { ...process.env, ...env },
    });
    const said: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', fail);
    child.once('close', (status) => {
      process.stdout.write(Buffer.concat(said));
      done(status);
    });
  });
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) throw new Error(`Unknown step ${unknown.join(', ')}; there are ${steps.map((step) => step.name).join(', ')}`);

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const rows = new Map<string, string>();
const triedTwice: string[] = [];
const total = { passed: 0, failed: 0 };
const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

async function runAndCount(step: Step, isAlone: boolean): Promise<void> {
  console.log(`\n=== ${step.name}`);
  const started = Date.now();
  const counts = await runStep(step, isAlone).catch((error: unknown): Counts => {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  total.passed += counts.passed;
  total.failed += counts.failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  const verdict = counts.failed === 0 ? 'ok  ' : 'FAIL';
  const row = `${verdict} ${step.name.padEnd(19)} ${counts.passed} passed, ${counts.failed} failed${skipped} (${seconds} s)`;
  rows.set(step.name, row);
  if (!isAlone) console.log(row);
}

/** More than cores: each lane waits for frames and timers a third of its time, and the long steps begin together. */
const LANES = 2 * availableParallelism();

const waiting = chosen.filter(({ isFirst, isLast }) => !isFirst && !isLast);
const isSideBySide = waiting.length > 1;

async function runLane(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) await runAndCount(step, !isSideBySide);
}

for (const step of chosen.filter(({ isFirst }) => isFirst)) await runAndCount(step, true);
await Promise.all(Array.from({ length: isSideBySide ? LANES : 1 }, runLane));
for (const step of chosen.filter(({ isLast }) => isLast)) await runAndCount(step, true);

if (triedTwice.length > 0) console.log(`\nPassed when tried again:\n${triedTwice.join('\n')}`);
console.log(`\n${chosen.map(({ name }) => rows.get(name)).join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
