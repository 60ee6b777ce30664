import { expect, test } from 'vitest';
import { publicPictures } from '../../examples/server/pictures/pictureAccess';
import { pictureLinks } from '../../examples/server/pictures/pictureLinks';
import { aPhoto } from '../../src/testing/photos';

const hash = '0123456789abcdef0123456789abcdef';
const photo = aPhoto({
  id: 1,
  url: `/media/${hash}/1280.jpg`,
  variants: { template: `/media/${hash}/{width}.{format}`, widths: [320, 1280], formats: ['webp', 'jpg'] },
});
const queryOf = (url: string) => Object.fromEntries(new URL(url, 'https://kvartal.test').searchParams);

test('a link works for half an hour to an hour', () => {
  let now = Date.UTC(2026, 4, 20, 11, 59, 59);
  const links = pictureLinks(Buffer.alloc(32, 1), () => now);
  const early = links.sign(photo);
  const query = queryOf(early.url);
  expect(links.secondsLeft(hash, query)).toBe(1801);
  now += 1000;
  expect(links.secondsLeft(hash, query)).toBe(1800);
  now += 1_799_000;
  expect(links.secondsLeft(hash, query)).toBe(1);
  now += 1000;
  expect(links.secondsLeft(hash, query)).toBe(0);
});

test('links of the same half hour are equal, so that browsers keep the pictures', () => {
  let now = Date.UTC(2026, 4, 20, 12, 0, 0);
  const links = pictureLinks(Buffer.alloc(32, 1), () => now);
  const first = links.sign(photo);
  now += 1_799_000;
  expect(links.sign(photo)).toEqual(first);
  now += 1000;
  expect(links.sign(photo)).not.toEqual(first);
});

test('a link of another secret is worth nothing', () => {
  const other = pictureLinks(Buffer.alloc(32, 2)).sign(photo);
  expect(pictureLinks(Buffer.alloc(32, 1)).secondsLeft(hash, queryOf(other.url))).toBe(0);
});

test('the sizes of a photo share its signature; pictures elsewhere stay as they are', () => {
  const links = pictureLinks(Buffer.alloc(32, 1));
  const { url, variants } = links.sign(photo);
  expect(variants?.template).toContain('/{width}.{format}?expires=');
  expect(variants?.template.split('?')[1]).toBe(url.split('?')[1]);
  const elsewhere = aPhoto({ id: 2, url: 'https://img.example/1.jpg' });
  expect(links.sign(elsewhere)).toEqual(elsewhere);
});

test.each([null, undefined, 'text', {}, { expires: 1, key: 2 }, { expires: '9999999999', key: 'x' }, { expires: ['1'], key: ['2'] }])(
  'nonsense is no signature: %o',
  (query) => {
    expect(pictureLinks(Buffer.alloc(32, 1)).secondsLeft(hash, query)).toBe(0);
  },
);

test('a database that does not answer shows nothing, and is asked again', async () => {
  // Nothing but a rejection can come from a connection that is not there.
  const isPublic = publicPictures({} as Parameters<typeof publicPictures>[0]);
  await expect(isPublic(hash)).rejects.toThrow();
  await expect(isPublic(hash)).rejects.toThrow();
});
