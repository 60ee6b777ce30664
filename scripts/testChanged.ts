/**
 * `npm run test:changed`: types, lint and layers, and the tests that are nearest to what has changed since the last commit.
 * `npm run test:changed -- main` compares with where the branch began. It takes less than a minute for a change in one feature.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Chosen, chooseTests, type Suite } from './changed/chooseTests';
import { readImporters } from './changed/importGraph';
import { ensureChromium } from './chromium';
import { runProgram } from './runProgram';

const git = (...args: readonly string[]) =>
  execFileSync('git', [...args], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

const [branch] = process.argv.slice(2);
const [since = 'HEAD'] = branch ? git('merge-base', branch, 'HEAD') : [];
const changed = [...new Set([...git('diff', '--name-only', '--relative', since), ...git('ls-files', '--others', '--exclude-standard')])];
if (changed.length === 0) console.log(`Nothing has changed since ${since}; name a commit to compare with, such as main.`);

/** Runs of vitest: suites that share servers share a run. */
const runs: readonly { readonly suites: readonly Suite[]; readonly projects: readonly string[] }[] = [
  { suites: ['unit'], projects: ['unit', 'tools'] },
  { suites: ['contract', 'server'], projects: ['contract', 'server'] },
  { suites: ['browser'], projects: ['browser', 'browser-fresh'] },
  { suites: ['stories'], projects: ['stories'] },
];

const checks = ['types', 'lint', 'layers', 'sources'];
if (changed.some((file) => file.endsWith('.md'))) checks.push('references', 'words');

const chosen: ReadonlyMap<Suite, Chosen> = changed.length > 0 ? chooseTests(changed, await readImporters()) : new Map();
for (const [suite, { files, left }] of chosen) {
  console.log(`${suite}: ${files.length} files${left > 0 ? `, and ${left} more that only \`npm test\` and \`npm run test:all\` run` : ''}`);
}
if (chosen.has('browser') || chosen.has('stories')) ensureChromium();

const env = { TEST_DATABASES: 'embedded', STORYBOOK_DISABLE_TELEMETRY: '1', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
const statuses = await Promise.all([
  runProgram('npm', ['run', '--silent', 'check', '--', ...checks], { isAlone: false }),
  ...runs.map(async ({ suites, projects }) => {
    const files = suites.flatMap((suite) => chosen.get(suite)?.files ?? []).filter((file) => existsSync(file));
    if (files.length === 0) return 0;
    return runProgram('npx', ['vitest', 'run', ...projects.flatMap((name) => ['--project', name]), ...files], { isAlone: false, env });
  }),
]);
const failed = statuses.filter((status) => status !== 0).length;
console.log(failed === 0 ? 'All of it passed.' : `${failed} of it failed.`);
process.exitCode = failed === 0 ? 0 : 1;
