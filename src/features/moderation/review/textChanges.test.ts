import { describe, expect, it } from 'vitest';
import { textChanges } from './textChanges';

describe('changes of a text', () => {
  it.each([
    ['the same', 'Светлая квартира', 'Светлая квартира', [['same', 'Светлая квартира']]],
    ['nothing before', '', 'Новый текст', [['added', 'Новый текст']]],
    ['nothing after', 'Старый текст', '', [['removed', 'Старый текст']]],
    [
      'words in the middle',
      'Один взрослый собственник, показы по выходным.',
      'Один взрослый собственник, быстрый выход на сделку.',
      [
        ['same', 'Один взрослый собственник, '],
        ['removed', 'показы по выходным.'],
        ['added', 'быстрый выход на сделку.'],
      ],
    ],
    [
      'a mark that goes because the text goes on',
      'Тихие соседи.',
      'Тихие соседи и двор.',
      [
        ['same', 'Тихие соседи'],
        ['removed', '.'],
        ['added', ' и двор.'],
      ],
    ],
    [
      'a mark alone',
      'Светлая, тёплая («сталинка»)',
      'Светлая тёплая «сталинка»!',
      [
        ['same', 'Светлая'],
        ['removed', ','],
        ['same', ' тёплая '],
        ['removed', '('],
        ['same', '«сталинка»'],
        ['removed', ')'],
        ['added', '!'],
      ],
    ],
    [
      'a dash',
      'Кухня — 12,5 м²',
      'Кухня 12,7 м²',
      [
        ['same', 'Кухня '],
        ['removed', '— 12,5 '],
        ['added', '12,7 '],
        ['same', 'м²'],
      ],
    ],
  ])('%s', (_, before, after, pieces) => {
    expect(textChanges(before, after).map(({ kind, text }) => [kind, text])).toEqual(pieces);
  });

  it('loses no letter of either text', () => {
    const [before, after] = ['a  b c\n\nd e f', ' b x c d\n e  f g'];
    const pieces = textChanges(before, after);
    const without = (kind: string) =>
      pieces
        .filter((piece) => piece.kind !== kind)
        .map(({ text }) => text)
        .join('');
    expect(without('added')).toBe(before);
    expect(without('removed')).toBe(after);
  });

  it('long texts stand one after the other', () => {
    const long = 'слово '.repeat(1000);
    expect(textChanges(long, `${long}ещё`).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});
