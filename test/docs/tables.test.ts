import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const manuals = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((path) => `docs/${path}`),
].filter((path) => path.endsWith('.md'));

it('no table of the manuals is torn: an empty line in one makes text of its other rows', () => {
  const torn = manuals.flatMap((path) => {
    const lines = readFileSync(path, 'utf8').split('\n');
    return lines.flatMap((line, index) => {
      const isFirst = line.startsWith('|') && !lines[index - 1]?.startsWith('|');
      return isFirst && !/^\|[ :|-]+\|$/.test(lines[index + 1] ?? '') ? [`${path}:${index + 1}`] : [];
    });
  });
  expect(torn).toEqual([]);
});
