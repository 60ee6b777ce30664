import { describe, expect, it } from 'vitest';
import { whyNotWebAddress } from '../../src/base/webAddress';

const secure = 'https://partner.example/article?id=1';

describe('addresses in attributes of a page', () => {
  it.each([
    'https://kvartal.example/api',
    'https://kvartal.example:8443',
    'HTTPS://KVARTAL.EXAMPLE',
    '/api',
    'api',
    './api',
    '?q=1',
    'https://xn--80ak6aa92e.example',
    'https://partner.example/api',
    // On an https page the parser reads this as a path of the page itself.
    'https:evil.test',
  ])('allows %s', (value) => expect(whyNotWebAddress(value, secure)).toBeNull());

  it.each([
    ['//evil.test', 'foreign'],
    ['///evil.test', 'foreign'],
    ['/\\evil.test', 'characters'],
    ['\\\\evil.test', 'characters'],
    ['http://kvartal.example/api', 'insecure'],
    ['https://user@evil.test', 'credentials'],
    ['https://user:secret@evil.test', 'credentials'],
    ['https://:secret@evil.test', 'credentials'],
    ['https://partner.example@evil.test', 'credentials'],
    ['javascript:alert(1)', 'scheme'],
    ['JaVaScRiPt:alert(1)', 'scheme'],
    ['java\tscript:alert(1)', 'characters'],
    ['java\nscript:alert(1)', 'characters'],
    [' javascript:alert(1)', 'characters'],
    ['\u0000javascript:alert(1)', 'characters'],
    ['javascript://partner.example/%0aalert(1)', 'scheme'],
    ['data:text/html,<script>alert(1)</script>', 'scheme'],
    ['vbscript:x', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['blob:https://partner.example/1', 'scheme'],
    ['ftp://evil.test', 'scheme'],
    ['ws://evil.test', 'scheme'],
    ['https://', 'unreadable'],
    ['https://[', 'unreadable'],
    ['https://a b', 'characters'],
    ['//evil。test', 'foreign'],
  ])('refuses %j: %s', (value, fault) => expect(whyNotWebAddress(value, secure)).toBe(fault));

  it('allows http on an http page only', () => {
    expect(whyNotWebAddress('http://localhost:3000/api', 'http://localhost:5173/')).toBeNull();
    expect(whyNotWebAddress('http://localhost:3000/api', secure)).toBe('insecure');
  });
});
