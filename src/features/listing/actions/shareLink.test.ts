import { describe, expect, it } from 'vitest';
import { shareLink } from './shareLink';

describe('shareLink', () => {
  it.each([
    ['https://site.test/buy/7', 'https://partner.test/flats?utm=1#map', 'https://site.test/buy/7'],
    ['/rent/7', 'https://partner.test/flats?utm=1#map', 'https://partner.test/rent/7'],
    ['https://квартал.рф/buy/7', 'https://partner.test/', 'https://xn--80aae5ai2ao.xn--p1ai/buy/7'],
    // A lone surrogate is not valid text.
    ['https://site.test/\ud83c/buy/7', 'https://partner.test/', 'https://site.test/%EF%BF%BD/buy/7'],
    ['/buy/7', 'about:srcdoc', '/buy/7'],
  ])('%j on %s is %s', (url, base, link) => {
    expect(shareLink(url, base)).toBe(link);
  });
});
