/**
 * `npm run change -- minor 'What users get'` writes a note to `.changeset/`; `npm run change -- version` makes of all notes the next version of
 * package.json and its part of CHANGELOG.md. By the libraries of Changesets: their command line knows no package that has workspaces beside it.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import applyReleasePlan from '@changesets/apply-release-plan';
import assembleReleasePlan from '@changesets/assemble-release-plan';
import { read as readConfig } from '@changesets/config';
import readNotes from '@changesets/read';
import writeNote from '@changesets/write';

const kinds = ['patch', 'minor', 'major'] as const;
const home = process.cwd();
const root = { packageJson: JSON.parse(readFileSync('package.json', 'utf8')) as { name: string; version: string }, dir: home };
const packages = { root, packages: [root], tool: 'root' as const };

const [asked = '', summary = ''] = process.argv.slice(2);
const kind = kinds.find((name) => name === asked);
if (kind && summary) {
  const name = await writeNote({ summary, releases: [{ name: root.packageJson.name, type: kind }] }, home, { prettier: false });
  console.log(`Written to .changeset/${name}.md: commit it with the change`);
} else if (asked === 'version') await nextVersion();
else throw new Error(`npm run change -- ${kinds.join('|')} 'What users get', or npm run change -- version`);

async function nextVersion(): Promise<void> {
  const config = await readConfig(home, packages);
  const plan = assembleReleasePlan(await readNotes(home), packages, config, undefined);
  const [release] = plan.releases;
  if (!release) throw new Error('There are no notes in .changeset: nothing has changed for users');
  await applyReleasePlan(plan, packages, config);
  // The lock file repeats the version.
  const lock = ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  if (spawnSync('npm', lock, { stdio: 'inherit' }).status !== 0)
    throw new Error('package-lock.json keeps the old version: run npm install');
  console.log(`${release.oldVersion} becomes ${release.newVersion}: read CHANGELOG.md, then commit`);
}
