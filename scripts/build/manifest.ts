/** Writes `custom-elements.json` and `docs/elements.md` from the definitions and their documentation. `--check` writes nothing and fails when the committed manual is out of date. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { documentedElements } from '../../src/elements/definitions.docs';
import { elementsManual } from './elementsManual';
import { manifestOf } from './manifestOf';

const manual = { file: 'docs/elements.md', content: elementsManual(documentedElements) };
const isUpToDate = existsSync(manual.file) && readFileSync(manual.file, 'utf8') === manual.content;

if (!process.argv.includes('--check')) {
  writeFileSync('custom-elements.json', `${JSON.stringify(manifestOf(documentedElements), null, 2)}\n`);
  if (!isUpToDate) {
    writeFileSync(manual.file, manual.content);
    console.log(`wrote ${manual.file}`);
  }
} else if (!isUpToDate) {
  console.error(`${manual.file} does not match the definitions: run "npx tsx scripts/build/manifest.ts" and commit it.`);
  process.exitCode = 1;
}
