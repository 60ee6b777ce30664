/** Reports words of `wordList.ts` in names, comments and manuals: a newcomer should not have to learn a vocabulary before the code. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findWords } from './wordList';

/** English legal texts, applied migrations, and the list with its test. */
const isExempt = /^src\/text\/legal\/en\/|^scripts\/check\/wordList(?:\.test)?\.ts$|^test\/pictures\/|migrations\/|lock\.json$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).split('\n');
let count = 0;
for (const path of files) {
  if (!/\.(?:[cm]?[jt]sx?|md|mdx|vue|sql|html|css|sh)$/.test(path) || isExempt.test(path)) continue;
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    // Deleted, but not committed yet.
    continue;
  }
  for (const { line, word, instead } of findWords(text)) {
    console.error(`${path}:${line}  "${word}": write ${instead}`);
    count += 1;
  }
}
if (count > 0) process.exitCode = 1;
console.log(`${count} words to replace`);
