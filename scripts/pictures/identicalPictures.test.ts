import sharp from 'sharp';
import { expect, it } from 'vitest';
import { identicalPictures } from './identicalPictures';
import type { PictureOptions } from './inStory';
import type { Visit } from './visitStory';

function visit(id: string, hashes: Readonly<Record<string, string>>, options: PictureOptions = {}, problem = ''): Visit {
  const variant = { name: 'light', colorScheme: 'light', width: 1, height: 1 } as const;
  const pictures = new Map(Object.entries(hashes).map(([name, hash]) => [name, { hash, png: Buffer.alloc(0) }]));
  return { story: { id, component: 'a', name: id, window: variant, variants: [variant], options, isReactOnly: false }, problem, pictures };
}

it('stories that look the same are found, in whatever variant', async () => {
  const problems = await identicalPictures([
    visit('a--one', { light: '1', dark: '2' }),
    visit('a--two', { light: '3', dark: '2' }),
    visit('a--three', { dark: '1' }),
  ]);
  expect(problems).toEqual([
    { id: 'a--two', problem: 'its dark picture is identical with the dark one of a--one' },
    { id: 'a--three', problem: 'its dark picture is identical with the light one of a--one' },
  ]);
});

it('a story that looks the same in the dark is found', async () => {
  expect(await identicalPictures([visit('a--one', { light: '1', dark: '1' })])).toHaveLength(1);
});

it('what is declared has to be so, with a story that is there', async () => {
  const one = visit('a--one', { light: '1' });
  expect(await identicalPictures([one, visit('a--two', { light: '1' }, { sameAs: 'a--one' })])).toEqual([]);
  expect(await identicalPictures([one, visit('a--two', { light: '1' }, { sameAs: 'a--none' })])).toContainEqual({
    id: 'a--two',
    problem: 'is declared to look like a--none, which is no pictured story',
  });
});

it('twins may differ by what nobody sees, and by nothing else', async () => {
  const page = (mark: string) =>
    sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="80" height="60" fill="#fff"/>${mark}</svg>`),
    )
      .png()
      .toBuffer();
  const drawn = async (id: string, mark: string, options: PictureOptions = {}): Promise<Visit> => ({
    ...visit(id, {}, options),
    pictures: new Map([['light', { hash: id, png: await page(mark) }]]),
  });
  const one = await drawn('a--one', '');
  const twin = (mark: string) => drawn('a--two', mark, { sameAs: 'a--one' });
  expect(await identicalPictures([one, await twin('<rect x="2" y="2" width="2" height="2" fill="#fbfbfb"/>')])).toEqual([]);
  expect(await identicalPictures([one, await twin('<rect x="2" y="2" width="20" height="20" fill="#0b5c5c"/>')])).toEqual([
    { id: 'a--two', problem: 'is declared to look like a--one, but its light picture differs' },
  ]);
});

it('what has failed is not compared', async () => {
  expect(await identicalPictures([visit('a--one', { light: '1' }), visit('a--two', { light: '1' }, {}, 'threw')])).toEqual([]);
});
