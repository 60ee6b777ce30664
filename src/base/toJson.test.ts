import { afterEach, describe, expect, it } from 'vitest';
import { toJson } from './toJson';

/** The type of what a page adds. */
type Patched = { toJSON?: () => unknown };
const patched: readonly Patched[] = [Array.prototype, String.prototype, Number.prototype] as Patched[];

afterEach(() => {
  for (const prototype of patched) delete prototype.toJSON;
});

describe('toJson', () => {
  const value = { text: 'a "b"', list: ['c', 1, null, undefined], at: new Date(0), none: undefined, url: new URL('https://x.test/') };

  it('writes what JSON.stringify writes', () => {
    expect(toJson(value)).toBe(JSON.stringify(value));
    expect(toJson(undefined)).toBeUndefined();
  });

  it('also where a page has given lists, texts and numbers a toJSON', () => {
    const expected = JSON.stringify(value);
    for (const prototype of patched) {
      prototype.toJSON = function () {
        return `patched ${String(this)}`;
      };
    }
    expect(JSON.stringify(value)).not.toBe(expected);
    expect(toJson(value)).toBe(expected);
    expect(toJson('text')).toBe('"text"');
  });
});
