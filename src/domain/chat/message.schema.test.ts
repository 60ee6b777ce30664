import { describe, expect, it } from 'vitest';
import { messageRules } from './message.schema';
import { isMessageLength, tidyMessage } from './tidyMessage';

const problemOf = (typed: string) => messageRules.problems(messageRules.tidy({ message: typed })).message?.key;

describe('what is sent of a message', () => {
  it.each([
    [' Привет ', 'Привет'],
    ['<b>жирно</b>', 'жирно'],
    ['5 < 6 и 7 > 6', '5 < 6 и 7 > 6'],
    ['<scr<script>ipt>alert(1)</script>', 'alert(1)'],
    ['цена\u202E000 05', 'цена000 05'],
    ['\u2066а\u2069\u200E\u200F', 'а'],
    ['те\u200Bкст\uFEFF', 'текст'],
    ['а\u0000б\u0007', 'аб'],
    ['а\uD800б\uDC00', 'аб'],
    ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
    ['один\u2028два', 'один\nдва'],
    ['а\n\n\n\n\nб', 'а\n\nб'],
    [`н${'\u0336'.repeat(200)}`, `н${'\u0336'.repeat(4)}`],
    ['и\u0306', 'й'],
    ['\u{E0041}тайна\u{E007F}', 'тайна'],
  ])('%j becomes %j', (typed, sent) => {
    expect(tidyMessage(typed)).toBe(sent);
    // What is tidy stays as it is.
    expect(tidyMessage(sent)).toBe(sent);
  });

  it('nothing that is seen is nothing', () => {
    for (const typed of ['', ' \n\t', '\u200B', '\u200D\u200C', '\u0301\u0301', '\u3164', '\u2800', '<p></p>', '\uDFFF', '\u00A0\u2003']) {
      expect([typed, tidyMessage(typed), problemOf(typed)]).toEqual([typed, '', 'message.required']);
    }
  });

  it('counts letters as people do', () => {
    expect(problemOf('я'.repeat(2000))).toBeUndefined();
    expect(problemOf('я'.repeat(2001))).toBe('message.length');
    expect(isMessageLength('👍🏽'.repeat(2000))).toBe(true);
    expect(problemOf('👍🏽'.repeat(2001))).toBe('message.length');
    // Joined without end it is one letter, and too long all the same.
    expect(problemOf('👩\u200D'.repeat(5000))).toBe('message.length');
    expect(problemOf('<'.repeat(1_000_000))).toBe('message.length');
  });
});
