/**
 * Writes the lists of elements that follow from `definitions.ts`, `custom-elements.json` and `docs/elements.md`. `--check` writes nothing and fails
 * when a committed file is out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { elementLists } from './elementLists';
import { elementsManual } from './elementsManual';
import { manifestOf } from './manifestOf';

const isCheck = process.argv.includes('--check');

for (const [file, content] of Object.entries(elementLists())) writeOrCheck(file, content);
// This list is imported only now, since the loop above may have written it.
const { documentedElements } = await import('../../src/elements/definitions.docs');
writeOrCheck('docs/elements.md', elementsManual(documentedElements));
if (!isCheck) writeFileSync('custom-elements.json', `${JSON.stringify(manifestOf(documentedElements))}\n`);

function writeOrCheck(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  if (isCheck) {
    console.error(`${file} does not match the definitions: run "npx tsx scripts/build/manifest.ts" and commit it.`);
    process.exitCode = 1;
    return;
  }
  writeFileSync(file, content);
  console.log(`wrote ${file}`);
}
