import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { definitions } from '../../src/elements/definitions';

/** Manuals as they are today; a decision record and a log of changes tell what was so on their day. */
const manuals = [
  'README.md',
  ...['docs', 'docs/requirements'].flatMap((folder) => namesIn(folder).map((name) => join(folder, name))),
  'docs/decisions/README.md',
  ...readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: layer }) => namesIn(join('src', layer)).map((name) => join('src', layer, name))),
];

function namesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map(({ name }) => name);
}

const units = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const teens = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
/** From ten on: two or three elements may be those of an example. */
const words = [...teens, ...tens.flatMap((ten) => units.map((unit) => (unit ? `${ten}-${unit}` : ten)))];
const number = `(${[...words].reverse().join('|')}|\\d\\d+)`;

const readings = [...readFileSync('docs/requirements/readings.md', 'utf8').matchAll(/<a id="d(\d+)">/g)].length;
const records = readdirSync('docs/decisions', { recursive: true, encoding: 'utf8' }).filter((file) => /\d{3}-[^/]*\.md$/.test(file)).length;

/** What is counted, the ways to count it, and how many there are. */
const counted = [
  {
    what: 'elements',
    ways: [`${number} (?:custom )?(?:elements|definitions)\\b`, `elements?\\b[^.\\n]*; there are ${number}`],
    count: definitions.length,
  },
  { what: 'readings', ways: [`${number} readings\\b`, 'D1\\s+(?:to|–|-)\\s+D(\\d+)'], count: readings },
  { what: 'decision records', ways: [`${number} decision records\\b`, '001\\s+(?:to|–|-)\\s+(\\d{3})'], count: records },
] as const;

const valueOf = (text: string) => (/^\d/.test(text) ? Number(text) : 10 + words.indexOf(text.toLowerCase()));

function wrongCounts(text: string): string[] {
  return counted.flatMap(({ ways, count }) =>
    ways
      .flatMap((way) => [...text.matchAll(new RegExp(way, 'gi'))])
      .filter(([, found = '']) => valueOf(found) !== count)
      .map(([sentence]) => sentence),
  );
}

it.each(manuals)('%s counts no elements, readings or records, or counts them right', (manual) => {
  expect(wrongCounts(readFileSync(manual, 'utf8'))).toEqual([]);
});

it('finds a wrong count', () => {
  const wrong = [
    'nineteen custom elements',
    '99 definitions',
    'an element; there are nineteen',
    'D1 to D12',
    '77 readings',
    'nineteen decision records',
  ];
  expect(wrongCounts(wrong.join('\n'))).toHaveLength(wrong.length);
  expect(wrongCounts(`${definitions.length} elements, two elements, D1 to D${readings}, ${records} decision records`)).toEqual([]);
});
