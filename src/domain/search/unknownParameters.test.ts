import { describe, expect, test } from 'vitest';
import { unknownParameters } from './unknownParameters';

const known = new Set(['price_min', 'page']);
const unknownIn = (query: string) => unknownParameters(new URLSearchParams(query), known);

describe('parameters that nothing reads', () => {
  test('are named once each', () => {
    expect(unknownIn('pric_min=5&page[]=1&page=1&pric_min=6')).toEqual(['pric_min', 'page[]']);
    expect(unknownIn('__proto__=1&constructor=1')).toEqual(['__proto__', 'constructor']);
    expect(unknownIn('price_min=5&page=2')).toEqual([]);
    expect(unknownIn('')).toEqual([]);
  });

  test.each(['utm_source', 'utm_content', 'gclid', 'yclid', 'ysclid', 'fbclid', '_openstat', 'msclkid', 'mc_cid'])(
    '%s is let through',
    (name) => {
      expect(unknownIn(`${name}=x`)).toEqual([]);
    },
  );

  test.each(['utm', 'gclid2', 'from', 'xfbclid'])('%s is not', (name) => {
    expect(unknownIn(`${name}=x`)).toEqual([name]);
  });
});
