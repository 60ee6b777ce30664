import { describe, expect, it } from 'vitest';
import { answerLink } from './answerLink';

const site = 'https://kvartal.example/';

describe('a link in an answer', () => {
  it.each([
    ['/legal/chat', 'https://kvartal.example/legal/chat', false],
    ['legal', 'https://kvartal.example/legal', false],
    ['#faq', 'https://kvartal.example/#faq', false],
    ['https://kvartal.example/a', 'https://kvartal.example/a', false],
    ['http://other.example/a?b=1', 'http://other.example/a?b=1', true],
    ['//other.example', 'https://other.example/', true],
    ['mailto:help@kvartal.example', 'mailto:help@kvartal.example', false],
    ['tel:+74950000000', 'tel:+74950000000', false],
  ])('%s leads to %s', (href, url, isForeign) => {
    expect(answerLink(href, site)).toEqual({ url, isForeign });
  });

  it.each([
    '',
    ' ',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'blob:https://kvartal.example/1',
    'file:///etc/passwd',
    'intent://x#Intent;end',
    'https://kvartal.example@evil.test/',
    'https://user:word@kvartal.example/',
    'http://',
    'https://[',
  ])('%j leads nowhere', (href) => {
    expect(answerLink(href, site)).toBeNull();
  });
});
