import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { encodeListingDetails } from '../../../src/api/wire/listing/encodeListingDetails';
import { decodeListingDetails } from '../../../src/api/wire/listing/listingDetails';
import { detailsOf } from '../../../src/testing/detailsOf';
import { aListing } from '../../../src/testing/fixtures';
import { hosts, type Mounted } from '../../support/mount';
import { mutated, mutations, pathsOf } from '../../support/mutations';

const sale = encodeListingDetails(detailsOf({ listing: aListing(), flags: ['has_balcony'] }));
const rent = encodeListingDetails(detailsOf({ listing: aListing({ tradeType: 'rent' }), flags: ['has_tv', 'kids_allowed'] }));

const thrown: unknown[] = [];
const note = (event: Event) => thrown.push('reason' in event ? event.reason : event);
beforeEach(() => {
  thrown.length = 0;
  addEventListener('error', note);
  addEventListener('unhandledrejection', note);
});
afterEach(() => {
  removeEventListener('error', note);
  removeEventListener('unhandledrejection', note);
  expect(thrown).toEqual([]);
  expect(Reflect.get(window, 'ran')).toBeUndefined();
});

/** All that a person, or a screen reader, is told. */
function said({ root }: Mounted): string {
  const attributes = ['alt', 'title', 'aria-label', 'href', 'src', 'style'];
  const named = [...root().querySelectorAll('*')].flatMap((node) => attributes.map((name) => node.getAttribute(name) ?? ''));
  return [...[...root().querySelectorAll('.kv-root')].map((node) => node.textContent ?? ''), ...named].join('\n');
}
const nonsense = /undefined|NaN|\[object|Invalid|Infinity|\bnull\b/;
/** The number of what is shown; 0 for the block that says there is nothing, null before anything is drawn. */
const shownId = ({ root }: Mounted) => {
  const shown = root().querySelector('[part=listing], [part=state]');
  return shown && Number(shown.getAttribute('data-listing') ?? 0);
};
const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Every field damaged alone in three ways, and all but the essential ones at once in every way: drawing the page is too dear for more. */
function damages(listing: typeof sale): unknown[] {
  const paths = pathsOf(listing);
  const ways = ['missing', 'a huge number', 'an object'] as const;
  const others = paths.filter(([field]) => !['price', 'trade_type', 'realty_type'].includes(String(field)));
  return [
    ...paths.flatMap((path) => ways.map((way) => mutated(listing, path, mutations[way]))),
    ...Object.values(mutations).map((replacement) => others.reduce<unknown>((body, path) => mutated(body, path, replacement), listing)),
  ];
}

/** Strings that break pages, in every field that may hold one. */
const texts = {
  'ten thousand characters': 'Слово '.repeat(1667),
  'one word without end': 'Ж'.repeat(10_000),
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(40),
  'right to left': 'شقة للبيع في موسكو \u202Eabc',
  markup: '</script><img src=x onerror="globalThis.ran=1"><style>*{display:none}</style>{{x}}',
  'half a pair': '\uD83D',
} as const;
const stringPaths = pathsOf(sale).filter(
  (path) => typeof path.reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], sale) === 'string',
);
const free = stringPaths.filter(
  (path) => !['trade_type', 'realty_type', 'number_of_rooms', 'image', 'published_at'].includes(String(path.at(-1))),
);
const filled = (text: string) => free.reduce<unknown>((value, path) => mutated(value, path, text), mutated(sale, ['title'], text));

describe.each(hosts)('the page of a listing on $name survives', (host) => {
  test.each([
    ['a sale', sale],
    ['a rent', rent],
  ])(
    '%s with any field missing, null or of a wrong type',
    async (_what, listing) => {
      const page = await host.mount('listing', { listing });
      await expect.poll(() => shownId(page)).toBe(listing.id);
      for (const [index, damaged] of damages(listing).entries()) {
        // A unique number shows that it has rendered.
        const next = { ...(damaged as object), id: 10_000 + index };
        page.update({ listing: next });
        await expect.poll(() => shownId(page), { interval: 5 }).toBe(decodeListingDetails(next)?.id ?? 0);
        const words = said(page);
        expect(nonsense.exec(words)?.[0], JSON.stringify(damaged)).toBeUndefined();
      }
      page.update({ listing });
      await expect.element(page.view.getByRole('heading', { level: 1 })).toHaveTextContent('2-комн. квартира');
    },
    120_000,
  );

  test.each(Object.entries(texts))('%s in every text', async (_what, text) => {
    const page = await host.mount('listing', { listing: filled(text) });
    await expect.element(page.view.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.root().querySelector('img[src=x]')).toBeNull();
    expect(page.view.getByRole('heading', { level: 1 }).element().textContent).toBe(text.trim());
    for (const width of [280, 375, 744, 1280]) {
      page.container.style.width = `${width}px`;
      await expect.poll(() => page.container.firstElementChild?.clientWidth).toBe(width);
      expect(widest(page), `${width}`).toBeLessThanOrEqual(width);
    }
  });

  test('any width: nothing reaches out of the page', async () => {
    const page = await host.mount('listing', { listing: rent });
    await expect.element(page.view.getByRole('heading', { level: 1 })).toBeVisible();
    for (let width = 280; width <= 1600; width += 40) {
      page.container.style.width = `${width}px`;
      await expect.poll(() => page.container.firstElementChild?.clientWidth).toBe(width);
      expect(widest(page), `${width}`).toBeLessThanOrEqual(width);
    }
    page.container.style.width = '';
    await expect.poll(sideways).toBeLessThanOrEqual(0);
  });
});

/** How wide the page would have to be for all that is in it. */
function widest({ root }: Mounted): number {
  return Math.max(...[...root().querySelectorAll('.kv-root')].map((node) => node.scrollWidth));
}
