import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shownTexts } from '../../.storybook/search/shownTexts';
import { asShown, textsWithoutStory } from './textsElsewhere';

/** Sections with texts for the screen: screens, states, validation, permissions, errors, limits. */
const sections = ['2-screens', '4-states', '5-validation', '6-permissions', '8-errors', '9-limits'];

interface Quote {
  readonly text: string;
  readonly place: string;
}

/** Every Russian text in single quotes. */
const quotes: readonly Quote[] = sections.flatMap((name) =>
  readFileSync(`docs/requirements/${name}.md`, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const texts = [...line.matchAll(/'([^'\n]*[А-Яа-яЁё][^'\n]*)'/g)].map(([, text = '']) => text);
      return texts.map((text) => ({ text, place: `docs/requirements/${name}.md:${index + 1}` }));
    }),
);

/** What stories look for in their play functions, and what they declare by `parameters: { texts }`, which is looked for after them. */
const stories = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .flatMap((name) => shownTexts(readFileSync(`stories/${name}`, 'utf8')))
  .map((text) => `'${text}'`)
  .join('\n')
  .replaceAll(/\\u00A0|\u00A0/g, ' ');

const isInStory = (text: string) => (asShown[text] ?? [text]).every((shown) => stories.includes(shown));

it('a comment and the data of a story show nothing', () => {
  const source = `// 'Нет сети'
    export const Failed = { args: { title: 'Дом' }, parameters: { network: serving({ name: 'Сокол' }), texts: ['Ошибка'] }, play: says(/Ещё\\./) };`;
  expect(shownTexts(source)).toEqual(['Ошибка', '/Ещё./']);
});

it('there are quoted texts', () => {
  expect(quotes.length).toBeGreaterThan(120);
});

it.each(quotes.filter(({ text }) => !(text in textsWithoutStory)))('«$text» ($place) is in a story', ({ text }) => {
  expect(isInStory(text)).toBe(true);
});

it('no exception is out of date', () => {
  const texts = new Set(quotes.map(({ text }) => text));
  const stale = [...Object.keys(textsWithoutStory), ...Object.keys(asShown)].filter((text) => !texts.has(text));
  expect(stale).toEqual([]);
  expect(Object.keys(textsWithoutStory).filter(isInStory)).toEqual([]);
});
