import { describe, expect, test } from 'vitest';
import { plainText } from './plainText';

describe('what a person typed', () => {
  test.each([
    ['stays when it is text', 'Цена 5 < 6 и 7 > 4; a<b, «кавычки» & <3', 'Цена 5 < 6 и 7 > 4; a<b, «кавычки» & <3'],
    ['loses markup', '<b>Фото</b> <img src=x onerror="alert(1)">чужие<br/>', 'Фото чужие'],
    ['loses markup that closes up', '<<b>script>alert(1)<</b>/script>', 'alert(1)'],
    ['loses comments', '<!-- x --> да', 'x  да'],
    ['loses prefixes of scripts', 'javascript:alert(1) VBScript : x data:text/html,y', 'alert(1)  x ,y'],
    ['loses prefixes that close up', 'javajavascript:script:alert(1)', 'alert(1)'],
    ['keeps the word', 'Сайт на javascript и vbscript', 'Сайт на javascript и vbscript'],
    ['keeps lines, loses controls', ' первая\r\nвторая\u0000\u0007 ', 'первая\nвторая'],
    ['loses marks of direction', 'цена\u202E000 05\u202C, \u2066дом\u2069\u200E\u200F\u061C', 'цена000 05, дом'],
    ['loses what is invisible', 'те\u200Bкст\uFEFF\u00AD', 'текст'],
    ['loses markup with something invisible in it', '<\u200Bscr\u2060ipt>x', 'x'],
    ['keeps emoji of several parts', 'семья 👩\u200D👧', 'семья 👩\u200D👧'],
    ['breaks a line where a separator of lines stands', 'первая\u2028вторая', 'первая\nвторая'],
  ])('%s', (_name, typed, text) => {
    expect(plainText(typed)).toBe(text);
  });

  test.each(['<', '<a', '<<a>', '<a <a ', 'javascript', '-->', '<!--'])('is read quickly however much of %s there is', (piece) => {
    expect(plainText(piece.repeat(2000))).not.toMatch(/<[a-z][^<>]*>/i);
  });
});
