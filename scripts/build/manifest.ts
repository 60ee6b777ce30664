/** Writes `custom-elements.json` and `docs/elements.md` from the definitions. `--check` writes nothing and fails when they are out of date. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { definitions } from '../../src/elements/definitions';
import { elementsManual } from './elementsManual';
import { manifestOf } from './manifestOf';

const files = {
  'custom-elements.json': `${JSON.stringify(manifestOf(definitions), null, 2)}\n`,
  'docs/elements.md': elementsManual(definitions),
};

for (const [file, content] of Object.entries(files)) {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
  if (process.argv.includes('--check')) {
    console.error(`${file} does not match the definitions: run "npx tsx scripts/build/manifest.ts" and commit it.`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, content);
    console.log(`wrote ${file}`);
  }
}
