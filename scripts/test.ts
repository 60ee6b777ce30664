/**
 * `npm test`: what takes a few minutes and covers what ships. `npm run test:all` adds the rest. `npm test -- unit stories` runs only the
 * named steps, of all there are. The last line is always `N passed, N failed`; the exit code is non-zero when anything failed.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { ensureChromium } from './chromium';
import { runProgram } from './runProgram';
import {
  type Counts,
  countTests,
  type FailedTry,
  failuresOf,
  judgeRetries,
  linesOf,
  type Pass,
  passedTwice,
  passesOf,
  readCounts,
  retriesOf,
} from './testing/testReport';
import { furtherSteps, type Step, shortSteps } from './testing/testSteps';

const reports = resolve('.cache/test-reports');

async function runStep(step: Step, isAlone: boolean): Promise<Counts> {
  for (const kind of step.browsers ?? []) ensureChromium(kind);
  if ('script' in step.run) {
    const file = resolve(reports, `${step.name}.json`);
    const counting = step.run.isCounting ? ['--', '--counts', file] : [];
    const status = await runProgram('npm', ['run', '--silent', step.run.script, ...counting], { isAlone });
    const counted = step.run.isCounting ? readCounts(readReport(file)) : null;
    retries.push(...(counted?.retries ?? []));
    failures.push(...(counted?.failures ?? []));
    if (counted) return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
    return status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  }
  const report = resolve(reports, `${step.name}.json`);
  const { project, fresh, only = [], folders = [], without = [], names, env } = step.run;
  const isWhole = wanted.length === 0;
  const args = ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  if (fresh) args.push('--project', fresh);
  if (names) args.push('--testNamePattern', names);
  args.push(...only, ...(isWhole ? folders : []));
  const parts = {
    ...(isWhole ? { TEST_WITHOUT: without.join(), ...env } : {}),
    // Steps of one project run at the same time, and each bundles its dependencies.
    ...(only.length > 0 ? { TEST_CACHE: `.cache/vite/${step.name}` } : {}),
  };
  const status = await runProgram('npx', args, { isAlone, env: { ...environment, ...parts } });
  const results = readReport(report);
  retries.push(...retriesOf(results));
  failures.push(...failuresOf(results));
  passes.push(...passesOf(step.name, project, results));
  return countTests(results, status === 0);
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

const steps = [...shortSteps, ...furtherSteps];
const isAll = process.argv.includes('--all');
const wanted = process.argv.slice(2).filter((name) => name !== '--all');
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) throw new Error(`Unknown step ${unknown.join(', ')}; there are ${steps.map((step) => step.name).join(', ')}`);

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const environment = { STORYBOOK_DISABLE_TELEMETRY: '1', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
const rows: string[] = [];
const retries: FailedTry[] = [];
const failures: FailedTry[] = [];
const passes: Pass[] = [];
const total = { passed: 0, failed: 0 };

async function runAndCount(step: Step, isAlone: boolean): Promise<void> {
  console.log(`\n=== ${step.name}`);
  const started = Date.now();
  const counts = await runStep(step, isAlone).catch((error: unknown): Counts => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  total.passed += counts.passed;
  total.failed += counts.failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  const verdict = counts.failed === 0 ? 'ok  ' : 'FAIL';
  const row = `${verdict} ${step.name.padEnd(19)} ${counts.passed} passed, ${counts.failed} failed${skipped} (${seconds} s)`;
  rows.push(row);
  if (!isAlone) console.log(row);
}

/** One more than cores: each lane waits for frames and timers a third of its time. With two more, tests that wait for a page run into their limits. */
const LANES = availableParallelism() + 1;

async function runAll(chosen: readonly Step[]): Promise<void> {
  const waiting = chosen.filter(({ place }) => !place);
  const isSideBySide = waiting.length > 1;
  const runLane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runAndCount(step, !isSideBySide);
  };
  for (const step of chosen.filter(({ place }) => place === 'first')) await runAndCount(step, true);
  await Promise.all(Array.from({ length: isSideBySide ? LANES : 1 }, runLane));
  for (const step of chosen.filter(({ place }) => place === 'last')) await runAndCount(step, true);
}

if (wanted.length > 0) await runAll(steps.filter(({ name }) => wanted.includes(name)));
else {
  // In one queue: between two queues lanes would wait for the longest step of the first.
  await runAll(isAll ? steps : shortSteps);
  const twice = passedTwice(passes);
  total.failed += twice.length;
  if (twice.length > 0) console.log(`\nFAIL: run by two steps:\n${twice.join('\n')}`);
}

const judged = judgeRetries(retries);
total.failed += judged.failed;
if (judged.lines.length > 0) console.log(`\n${judged.lines.join('\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n${linesOf(failures).join('\n')}`);
console.log(`\n${rows.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
