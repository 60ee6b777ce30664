import { expect, it } from 'vitest';
import { identicalPictures } from './identicalPictures';
import type { PictureOptions } from './inStory';
import type { Visit } from './visitStory';

function visit(id: string, hashes: Readonly<Record<string, string>>, options: PictureOptions = {}, problem = ''): Visit {
  const variant = { name: 'light', colorScheme: 'light', width: 1, height: 1 } as const;
  const pictures = new Map(Object.entries(hashes).map(([name, hash]) => [name, { hash, png: Buffer.alloc(0) }]));
  return { story: { id, component: 'a', name: id, window: variant, variants: [variant], options, isReactOnly: false }, problem, pictures };
}

it('stories that look the same are found, in whatever variant', () => {
  const problems = identicalPictures([
    visit('a--one', { light: '1', dark: '2' }),
    visit('a--two', { light: '3', dark: '2' }),
    visit('a--three', { dark: '1' }),
  ]);
  expect(problems).toEqual([
    { id: 'a--two', problem: 'its dark picture is identical with the dark one of a--one' },
    { id: 'a--three', problem: 'its dark picture is identical with the light one of a--one' },
  ]);
});

it('a story that looks the same in the dark is found', () => {
  expect(identicalPictures([visit('a--one', { light: '1', dark: '1' })])).toHaveLength(1);
});

it('what is declared has to be so, with a story that is there', () => {
  const one = visit('a--one', { light: '1' });
  expect(identicalPictures([one, visit('a--two', { light: '1' }, { sameAs: 'a--one' })])).toEqual([]);
  expect(identicalPictures([one, visit('a--two', { light: '2' }, { sameAs: 'a--one' })])).toEqual([
    { id: 'a--two', problem: 'is declared to look like a--one, but its light picture differs' },
  ]);
  expect(identicalPictures([one, visit('a--two', { light: '1' }, { sameAs: 'a--none' })])).toContainEqual({
    id: 'a--two',
    problem: 'is declared to look like a--none, which is no pictured story',
  });
});

it('what has failed is not compared', () => {
  expect(identicalPictures([visit('a--one', { light: '1' }), visit('a--two', { light: '1' }, {}, 'threw')])).toEqual([]);
});
