import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ListingShownDetail } from '../../../src/features/listing/definition';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { aWorld } from '../../../src/testing/world';
import { hosts, type Mounted } from '../../support/mount';

const network = createFakeApi(
  aWorld([aListing({ id: 7 }), aListing({ id: 8, tradeType: 'rent', price: 85_000 }), aListing({ id: 9, status: 'archived' })]),
);

/** What the head says, but for style sheets and scripts of the test itself. Attributes have no order. */
const headNow = () =>
  [...document.head.querySelectorAll('title, meta, link[rel="canonical"], script[type="application/ld+json"]')].map((tag) =>
    [tag.localName, ...[...tag.attributes].map(({ name, value }) => `${name}=${value}`).sort(), tag.textContent].join(' '),
  );
const contentOf = (selector: string) => document.head.querySelector(selector)?.getAttribute('content') ?? null;
const jsonLd = () => JSON.parse(document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null') as unknown;
const shownOf = (of: Mounted) => of.detailsOf('shown') as ListingShownDetail[];

const own = [
  '<meta name="description" content="Партнёр">',
  '<meta property="og:title" content="Партнёр">',
  '<meta property="og:video" content="v">',
];
const ours: Element[] = [];

beforeEach(() => {
  document.title = 'Страница партнёра';
  for (const markup of own) {
    const tag = document.createRange().createContextualFragment(markup).firstElementChild;
    if (tag) ours.push(document.head.appendChild(tag));
  }
});
afterEach(() => {
  for (const tag of ours.splice(0)) tag.remove();
});

describe.each(hosts)('metadata of a listing on $name', (host) => {
  test('the page is told once, with addresses that anybody can follow; its head stays its own', async () => {
    const before = headNow();
    const page = await host.mount('listing', { listingId: 7 }, { network });
    await expect.poll(() => shownOf(page)).toHaveLength(1);
    const [detail] = shownOf(page);
    expect(detail).toMatchObject({ listing: { id: 7 }, url: 'https://site.test/buy/7' });
    expect(detail?.metadata).toMatchObject({ canonical: 'https://site.test/buy/7', isIndexed: true });
    page.update({ listingId: 7, headingLevel: 2 });
    page.update({ listingId: 8 });
    await expect.poll(() => shownOf(page).map(({ listing }) => listing.id)).toEqual([7, 8]);
    expect(headNow()).toEqual(before);
  });

  test('written into the head where that is wanted, and taken back afterwards', async () => {
    const before = headNow();
    const page = await host.mount('listing', { listingId: 7, pageMetadata: true }, { network });
    await expect.poll(() => document.title).toMatch(/^2-комн\. квартира.*18.500.000.₽ — Квартал$/);
    expect(contentOf('meta[name="description"]')).toMatch(/^Продажа, /);
    expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('https://site.test/buy/7');
    expect(contentOf('meta[property="og:url"]')).toBe('https://site.test/buy/7');
    expect(contentOf('meta[property="og:title"]')).toBe(document.title);
    expect(contentOf('meta[property="og:video"]')).toBeNull();
    expect(contentOf('meta[name="twitter:card"]')).not.toBeNull();
    expect(contentOf('meta[name="robots"]')).toBeNull();
    expect(jsonLd()).toMatchObject({ '@type': 'RealEstateListing', offers: { price: 18_500_000, priceCurrency: 'RUB' } });

    page.update({ listingId: 8, pageMetadata: true });
    await expect.poll(() => contentOf('meta[property="og:url"]')).toBe('https://site.test/rent/8');
    expect(document.head.querySelectorAll('script[type="application/ld+json"], link[rel="canonical"]')).toHaveLength(2);
    page.unmount();
    await expect.poll(headNow).toEqual(before);
  });

  test('a listing that is not public asks search engines to stay away', async () => {
    const page = await host.mount('listing', { listing: aListing({ id: 9, status: 'archived' }), pageMetadata: true }, { network });
    await expect.poll(() => contentOf('meta[name="robots"]')).toBe('noindex');
    expect(jsonLd()).toBeNull();
    page.unmount();
    await expect.poll(() => contentOf('meta[name="robots"]')).toBeNull();
  });

  test('the last mounted of two listings owns the head; unmounting either restores the other', async () => {
    const before = headNow();
    const first = await host.mount('listing', { listingId: 7, pageMetadata: true }, { network });
    await expect.poll(() => contentOf('meta[property="og:url"]')).toBe('https://site.test/buy/7');
    const second = await host.mount('listing', { listingId: 8, pageMetadata: true }, { network });
    await expect.poll(() => contentOf('meta[property="og:url"]')).toBe('https://site.test/rent/8');
    second.unmount();
    await expect.poll(() => contentOf('meta[property="og:url"]')).toBe('https://site.test/buy/7');
    const third = await host.mount('listing', { listingId: 8, pageMetadata: true }, { network });
    await expect.poll(() => contentOf('meta[property="og:url"]')).toBe('https://site.test/rent/8');
    first.unmount();
    third.unmount();
    await expect.poll(headNow).toEqual(before);
  });

  test('the flag may be taken away; what the page has changed meanwhile is its own', async () => {
    const page = await host.mount('listing', { listingId: 7, pageMetadata: true }, { network });
    await expect.poll(() => document.title).toMatch(/^2-комн/);
    document.title = 'Новое от партнёра';
    page.update({ listingId: 7, pageMetadata: false });
    await expect.poll(() => contentOf('meta[name="description"]')).toBe('Партнёр');
    expect(document.title).toBe('Новое от партнёра');
    expect(shownOf(page)).toHaveLength(1);
  });

  test('what a server has printed of the listing is taken over, and the plain document is what comes back', async () => {
    const plain = headNow();
    document.title = 'Из HTML';
    document.querySelector('title')?.setAttribute('data-kvartal-head', 'Страница партнёра');
    const [description] = ours;
    description?.setAttribute('content', 'Из HTML');
    description?.setAttribute('data-kvartal-head', 'Партнёр');
    for (const markup of [
      '<meta property="og:image" content="/x" data-kvartal-head="">',
      '<script type="application/ld+json" data-kvartal-head="">{"printed":true}</script>',
    ]) {
      document.head.append(document.createRange().createContextualFragment(markup));
    }
    const page = await host.mount('listing', { listingId: 7, pageMetadata: true }, { network });
    await expect.poll(jsonLd).toMatchObject({ '@type': 'RealEstateListing' });
    page.unmount();
    await expect.poll(headNow).toEqual(plain);
  });

  test('no text of an owner becomes markup', async () => {
    const hostile = '</script><script>globalThis.hacked = true</script>"><img src=x onerror="globalThis.hacked = true">';
    const listing = aListing({ id: 7, title: hostile, description: hostile });
    await host.mount('listing', { listing, pageMetadata: true }, { network });
    await expect.poll(jsonLd).toMatchObject({ '@type': 'RealEstateListing' });
    expect(document.title).toContain('</script>');
    expect(document.head.querySelector('img')).toBeNull();
    expect(Reflect.get(globalThis, 'hacked')).toBeUndefined();
  });
});
