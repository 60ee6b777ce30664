import { readdirSync, readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';

const files = readdirSync('stories', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.stories.tsx'));
const ids = new Set(
  files.flatMap((name) => {
    const source = readFileSync(`stories/${name}`, 'utf8');
    const title = /title: '([^']+)'/.exec(source)?.[1] ?? '';
    return [...source.matchAll(/^export const (\w+)/gm)].map(([, story = '']) => toId(title, storyNameFromExport(story)));
  }),
);
const links = [...readFileSync('stories/foundations/States.mdx', 'utf8').matchAll(/\?path=\/story\/([\w-]+)/g)].map(([, id = '']) => id);

it('the page of states links to stories', () => {
  expect(links.length).toBeGreaterThan(60);
});

it.each([...new Set(links)])('%s, listed among the states, is a story', (id) => {
  expect([...ids]).toContain(id);
});
