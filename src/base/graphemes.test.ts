import { describe, expect, it } from 'vitest';
import { graphemes, shortened } from './graphemes';

describe('letters of a text', () => {
  it('holds together what is read as one', () => {
    expect(graphemes('Й👩‍👩‍👧n̈')).toEqual(['Й', '👩‍👩‍👧', 'n̈']);
    expect(graphemes('')).toEqual([]);
  });

  it('is the same as what the language says, beside every code unit', () => {
    const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    const units = Array.from({ length: 0x2200 }, (_, code) => String.fromCharCode(code));
    const different = units.filter((unit) => {
      const text = `а${unit}${unit}b`;
      return graphemes(text).length !== Array.from(segmenter.segment(text)).length;
    });
    expect(different).toEqual([]);
  });

  it('is cut after so many, with an ellipsis among them', () => {
    expect(shortened('Анна Соколова', 50)).toBe('Анна Соколова');
    expect(shortened('а'.repeat(50), 50)).toBe('а'.repeat(50));
    expect(shortened('а'.repeat(51), 50)).toBe(`${'а'.repeat(49)}…`);
    expect(graphemes(shortened('👩‍👩‍👧'.repeat(60), 50))).toHaveLength(50);
    expect(shortened('👩‍👩‍👧'.repeat(50), 50)).toBe('👩‍👩‍👧'.repeat(50));
    expect(shortened(`${'а'.repeat(48)} бв`, 50)).toBe(`${'а'.repeat(48)}…`);
  });
});
