/** Writes `docs/subjects.md`. `--check` writes nothing and fails when the committed page is out of date. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { subjectsManual } from './subjectsManual';

const page = 'docs/subjects.md';
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).split('\n');
// A deleted file is listed until it is committed.
const content = subjectsManual(listed.filter((file) => file !== '' && existsSync(file)).sort());
const isUpToDate = existsSync(page) && readFileSync(page, 'utf8') === content;

if (!isUpToDate && process.argv.includes('--check')) {
  console.error(`${page} does not match the files: run "npx tsx scripts/build/subjects/writeSubjects.ts" and commit it.`);
  process.exitCode = 1;
} else if (!isUpToDate) {
  writeFileSync(page, content);
  console.log(`wrote ${page}`);
}
