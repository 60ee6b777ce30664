/**
 * Every reference to a requirement, a reading, a decision record or another manual leads somewhere, and every record is in its index.
 * The rules are in `referenceRules.ts`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { anchorsOf, danglingReferences, linksOf, namesIn } from './referenceRules';

const folders = ['src', 'examples', 'test', 'stories', 'scripts', 'bench', 'docs', '.storybook'];
const isText = /\.(?:[cm]?[jt]sx?|mdx?|css|html|vue|sql|php|sh|ya?ml)$/;
/** Built or installed; and the test of this check, which quotes what does not exist. */
const isIgnored = /(?:^|\/)(?:node_modules|dist)\/|^scripts\/check\/referenceRules\.test\.ts$/;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
const read = (path: string): string => readFileSync(path, 'utf8');

const requirements = filesIn('docs/requirements').filter((path) => /\/\d+-[\w-]+\.md$/.test(path));
const targets = {
  sections: new Map(requirements.map((path) => [/\d+/.exec(path)?.[0] ?? '', namesIn(read(path))])),
  readings: new Set([...read('docs/requirements/readings.md').matchAll(/^\| <a id="d\d+"><\/a>(D\d+) \|/gm)].map(([, name = '']) => name)),
  records: new Set(filesIn('docs/decisions').flatMap((path) => /^(\d{3})-/.exec(basename(path))?.[1] ?? [])),
};

const paths = [...folders.flatMap(filesIn), ...readdirSync('.')].filter((path) => isText.test(path) && !isIgnored.test(path));
let faults = 0;
function complain(path: string, line: number, text: string): void {
  console.error(`${path}:${line}  leads nowhere: ${text}`);
  faults += 1;
}

for (const path of paths) {
  const text = read(path);
  for (const reference of danglingReferences(text, targets)) complain(path, reference.line, reference.text);
  if (!path.endsWith('.md')) continue;
  for (const link of linksOf(text)) {
    const target = link.path === '' ? path : join(dirname(path), link.path);
    if (!existsSync(target)) complain(path, link.line, link.text);
    else if (link.anchor !== '' && target.endsWith('.md') && !anchorsOf(read(target)).has(link.anchor))
      complain(path, link.line, link.text);
  }
}
const index = read('docs/decisions/README.md');
for (const path of filesIn('docs/decisions').filter((name) => /^\d{3}-/.test(basename(name)))) {
  if (index.includes(`](${path.replace('docs/decisions/', '')})`)) continue;
  console.error(`${path}  is missing in docs/decisions/README.md`);
  faults += 1;
}
console.log(`${paths.length} files, ${faults} dangling references`);
if (faults > 0) process.exitCode = 1;
