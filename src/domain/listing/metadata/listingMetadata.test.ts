import { describe, expect, test } from 'vitest';
import { aListing } from '../../../testing/fixtures';
import { aPhoto } from '../../../testing/photos';
import type { ListingWords } from '../listingWords';
import { jsonLdText } from './jsonLdText';
import { listingMetadata } from './listingMetadata';

const words: ListingWords = {
  title: '2-комн. квартира — Квартал',
  name: '2-комн. квартира',
  description: 'Светлая',
  siteName: 'Квартал',
  locale: 'ru_RU',
  photo: 'Фото: 2-комн. квартира',
};
const place = { siteUrl: 'https://site.test', mediaHost: 'https://media.test' };
const stored = {
  template: '/media/abc/{width}.{format}',
  widths: [320, 640, 960, 1280],
  formats: ['webp', 'jpg'],
};
const photo = aPhoto({ id: 1, url: '/media/abc/1280.jpg', alt: 'Кухня', variants: stored });
const of = (overrides: Parameters<typeof aListing>[0] = {}) => listingMetadata(aListing({ photos: [photo], ...overrides }), words, place);

describe('listing metadata', () => {
  test('a sale', () => {
    expect(of()).toMatchObject({
      title: words.title,
      canonical: 'https://site.test/buy/1001',
      isIndexed: true,
      properties: {
        'og:type': 'website',
        'og:site_name': 'Квартал',
        'og:locale': 'ru_RU',
        'og:title': words.title,
        'og:description': words.description,
        'og:url': 'https://site.test/buy/1001',
        'og:image': 'https://media.test/media/abc/1280.jpg',
        'og:image:width': '1280',
        'og:image:alt': 'Кухня',
        'product:price:amount': '18500000',
        'product:price:currency': 'RUB',
        'twitter:card': 'summary_large_image',
      },
    });
  });

  test('has JSON-LD of the flat', () => {
    expect(of().jsonLd).toEqual({
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      '@id': 'https://site.test/buy/1001',
      url: 'https://site.test/buy/1001',
      name: words.name,
      description: words.description,
      datePosted: '2026-05-20T08:30:00.000Z',
      image: ['https://media.test/media/abc/1280.jpg'],
      offers: {
        '@type': 'Offer',
        url: 'https://site.test/buy/1001',
        price: 18_500_000,
        priceCurrency: 'RUB',
        availability: 'https://schema.org/InStock',
        businessFunction: 'http://purl.org/goodrelations/v1#Sell',
        itemOffered: {
          '@type': 'Apartment',
          name: words.name,
          floorSize: { '@type': 'QuantitativeValue', value: 54.3, unitCode: 'MTK' },
          numberOfRooms: 2,
          floorLevel: '7',
          yearBuilt: 1961,
          address: {
            '@type': 'PostalAddress',
            addressCountry: 'RU',
            addressLocality: 'Москва',
            streetAddress: 'ул. Алабяна, 12, корпус 2',
          },
          geo: { '@type': 'GeoCoordinates', latitude: 55.8021, longitude: 37.5102 },
        },
      },
    });
  });

  test('a rent is monthly; 4+ rooms are a minimum, a studio is one room', () => {
    const rent = of({ tradeType: 'rent', rooms: '4+' });
    expect(rent.canonical).toBe('https://site.test/rent/1001');
    expect(rent.jsonLd).toMatchObject({
      offers: {
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        priceSpecification: { unitCode: 'MON', priceCurrency: 'RUB' },
        itemOffered: { numberOfRooms: { minValue: 4 } },
      },
    });
    expect(of({ rooms: 'studio' }).jsonLd).toMatchObject({ offers: { itemOffered: { numberOfRooms: 1 } } });
  });

  test.each([
    ['moderation', { status: 'moderation' }],
    ['rejected', { status: 'rejected' }],
    ['archived', { status: 'archived' }],
    ['deleted', { isDeleted: true }],
  ] as const)('a listing that is %s is not indexed', (_name, state) => {
    expect(of(state)).toMatchObject({ isIndexed: false, jsonLd: null });
  });

  test('omits unknown facts', () => {
    const bare = of({ photos: [], area: null, floor: null, rooms: null, yearBuilt: null, address: null, publishedAt: null, price: 0 });
    expect(Object.keys(bare.properties).filter((name) => /image|price/.test(name))).toEqual([]);
    expect(bare.properties['twitter:card']).toBe('summary');
    expect(JSON.stringify(bare)).not.toMatch(/null|undefined|NaN/);
  });

  test.each([
    ['an address of somebody else stays', { url: 'https://else.test/1.png', variants: null }, 'https://else.test/1.png'],
    ['a relative one gets its host', { url: 'photos/1.png', variants: null }, 'https://media.test/photos/1.png'],
    [
      'sizes without a large one give their largest',
      { variants: { ...stored, widths: [320, 640] } },
      'https://media.test/media/abc/640.jpg',
    ],
    ['a picture that carries itself has none', { url: 'data:image/png;base64,AAAA', variants: null }, undefined],
    ['a script has none', { url: 'javascript:alert(1)', variants: null }, undefined],
  ])('image: %s', (_name, overrides, url) => {
    expect(of({ photos: [aPhoto({ id: 1, ...overrides })] }).properties['og:image']).toBe(url);
  });

  test('no text closes the script, and JSON round-trips', () => {
    const hostile = { text: '</script><!--<script>alert(1)</script>-->&amp;\u2028\u2029"\\\ud800' };
    const text = jsonLdText(hostile);
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual(hostile);
  });
});
