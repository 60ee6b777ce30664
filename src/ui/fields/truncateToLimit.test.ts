import { describe, expect, it } from 'vitest';
import { truncateToLimit } from './truncateToLimit';

describe('a change limited in length', () => {
  it.each([
    ['typed at the end', 'абвг', 'абвгд', 5, 'абвгд', 5],
    ['typed at the end of a full field', 'абвгд', 'абвгде', 5, 'абвгд', 5],
    ['typed in the middle of a full field', 'абвгд', 'абХвгд', 5, 'абвгд', 2],
    ['pasted in the middle', 'абв', 'аХХХХХбв', 5, 'аХХбв', 3],
    ['pasted over all', 'абвгд', 'ХХХХХХХ', 5, 'ХХХХХ', 5],
    ['an emoji that does not fit', 'абвг', 'абвг🏠', 5, 'абвг', 4],
    ['a family, which is one character of eight units', 'а', 'а👨‍👩‍👧', 8, 'а', 1],
    ['a family that fits', 'а', 'а👨‍👩‍👧б', 9, 'а👨‍👩‍👧', 9],
    ['a letter with its accent', 'абвг', 'абвге\u0301', 5, 'абвг', 4],
    ['another picture with the same first half', '😀', '😁😁', 2, '😁', 2],
    ['half a picture, as some programs paste it', 'аб', 'аб\ud83c', 3, 'аб\ud83c', 3],
    ['taken away from what was too long from the start', 'абвгдежз', 'абвгдеж', 5, 'абвгдеж', 7],
  ])('%s', (_what, before, after, limit, text, caret) => {
    expect(truncateToLimit(before, after, limit)).toEqual({ text, caret });
  });
});
