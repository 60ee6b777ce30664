import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatQuery, parseQuery, searchParameters } from './filtersQuery';
import { repairQuery } from './repairQuery';

const rent = `trade_type=${encodeURIComponent('Аренда')}`;

/** What was sent, and what messengers and mails made of it. */
const pasted: readonly (readonly [sent: string, pasted: string])[] = [
  [`${rent}&room_count=2`, `${rent}?room_count=2`],
  [`${rent}&room_count=2`, `${rent}??room_count=2`],
  [`${rent}&room_count=2`, `?${rent}&room_count=2`],
  [`${rent}&room_count=2&price_max=60000`, `${rent}&amp;room_count=2&amp;price_max=60000`],
  [`${rent}&room_count=2`, `${rent}&amp;amp;room_count=2`],
  ...['.', ',', ')', ').', '!', '»', '"', '%22', '%29.', '%C2%BB', ' ', '…'].map(
    (signs) => [`${rent}&price_max=60000`, `${rent}&price_max=60000${signs}`] as const,
  ),
  [rent, `${rent}.`],
  [rent, 'trade_type=аренда'],
  [rent, 'trade_type=АРЕНДА'],
  [rent, `${rent}%20`],
  [rent, `trade_type=${encodeURIComponent(encodeURIComponent('Аренда'))}`],
  [rent, `trade_type=${encodeURIComponent(encodeURIComponent(encodeURIComponent('Аренда')))}`],
  ['room_count=1,2,4%2B', 'room_count=1,2,4%252B'],
  ['room_count=1,2,4%2B', 'room_count=1%2C2%2C4%2B.'],
  ['room_count=1,2,4%2B', 'room_count=1,2,4+'],
  ['price_max=20000000', 'price_max=20%20000%20000'],
  ['price_max=20000000', 'price_max=20+000+000'],
  ['area_min=40.5', 'area_min=40.5).'],
  ['area_min=40.5', 'area_min=40,5'],
  ['address_metro=Сокол', 'address_metro=м. Сокол'],
  ['address_metro=Сокол', 'address_metro=м.Сокол)'],
  ['address_metro=Сокол,Аэропорт', `address_metro=${encodeURIComponent('метро Сокол, ст. м. Аэропорт')}`],
  ['not_first_floor=true', 'not_first_floor=True'],
  ['not_first_floor=true', 'not_first_floor=true).'],
  ['page=3', 'page=3.'],
  ['price_max=100&page=2', 'price_max=100&page=2,'],
];

describe('a pasted address', () => {
  it.each(pasted)('%s is read from %s', (sent, text) => {
    expect(parseQuery(repairQuery(text))).toEqual({ ...parseQuery(sent), problems: [] });
  });

  it('leaves what the page itself put into its address', () => {
    const own = 'utm_source=a%2520b&next=/a?b=1&q=м.%20Сокол.';
    expect(repairQuery(own)).toBe(own);
    expect(repairQuery(`${own}&amp;room_count=2`)).toBe(`${own}&room_count=2`);
  });

  it('comes back as it is when it is in order', () => {
    const values = fc.array(fc.tuple(fc.constantFrom(...searchParameters), fc.constantFrom('1', '2', '4%2B', 'true', 'Аренда', '40.5')));
    fc.assert(
      fc.property(values, (parts) => {
        const { filters, page } = parseQuery(parts.map((part) => part.join('=')).join('&'));
        const query = formatQuery(filters, page);
        expect(repairQuery(query)).toBe(query);
      }),
    );
  });

  it('survives anything, and has nothing left to repair', () => {
    const piece = fc.constantFrom(
      '&',
      '?',
      '=',
      '%25',
      '%',
      '%2',
      '+',
      'amp;',
      'м. ',
      ' ',
      ').',
      '4+',
      'Аренда',
      '\ud800',
      ...searchParameters,
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        (text) => {
          const repaired = repairQuery(text);
          parseQuery(repaired);
          expect(repairQuery(repaired)).toBe(repaired);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
