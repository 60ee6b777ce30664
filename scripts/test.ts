/**
 * `npm test`: every check of the project, one after another. `npm test -- unit stories` runs only the named steps.
 * The last line is always `N passed, N failed`; the exit code is non-zero when anything failed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureChromium } from './chromium';
import { type Counts, countTests } from './testReport';

interface Step {
  readonly name: string;
  /** A vitest project, whole or in part, or a script of package.json that either holds or does not. */
  readonly run: ProjectRun | { readonly script: string };
  readonly needsChromium: boolean;
}

interface ProjectRun {
  readonly project: string;
  /** Only files below this path. */
  readonly below?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const steps: readonly Step[] = [
  { name: 'check', run: { script: 'check' }, needsChromium: false },
  { name: 'unit', run: { project: 'unit' }, needsChromium: false },
  { name: 'server', run: { project: 'server' }, needsChromium: false },
  { name: 'contract', run: { project: 'contract' }, needsChromium: false },
  { name: 'browser', run: { project: 'browser' }, needsChromium: true },
  { name: 'preact', run: { project: 'browser-preact' }, needsChromium: true },
  { name: 'stories', run: { project: 'stories' }, needsChromium: true },
  {
    name: 'stories-as-elements',
    run: { project: 'stories', below: 'stories/features', env: { STORYBOOK_HOST: 'element' } },
    needsChromium: true,
  },
  { name: 'e2e', run: { project: 'e2e' }, needsChromium: true },
];

const reports = resolve('.cache/test-reports');

function runStep(step: Step): Counts {
  if (step.needsChromium) process.env['CHROMIUM_PATH'] = ensureChromium();
  if ('script' in step.run) {
    const { status } = spawnSync('npm', ['run', '--silent', step.run.script], { stdio: 'inherit' });
    return status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  }
  const report = resolve(reports, `${step.name}.json`);
  const { project, below, env } = step.run;
  const args = ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  if (below) args.push(below);
  const { status } = spawnSync('npx', args, {
    stdio: 'inherit',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', ...env },
  });
  return countTests(readReport(report), status === 0);
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

const rows: string[] = [];
const total = { passed: 0, failed: 0 };
for (const step of steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n=== ${step.name}`);
  const started = Date.now();
  let counts: Counts;
  try {
    counts = runStep(step);
  } catch (error) {
    console.error(error);
    counts = { passed: 0, failed: 1, skipped: 0 };
  }
  total.passed += counts.passed;
  total.failed += counts.failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  rows.push(
    `${counts.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name.padEnd(19)} ${counts.passed} passed, ${counts.failed} failed${skipped} (${seconds} s)`,
  );
}

console.log(`\n${rows.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
