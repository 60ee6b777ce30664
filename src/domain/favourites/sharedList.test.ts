import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../limits';
import { readSharedList, sharedListQuery } from './sharedList';

const list = { ids: [12, 55, 1002], name: 'Рядом с Фрунзенской' };
const link = sharedListQuery(list);

test('a link holds the ids in order and the name', () => {
  expect(link.startsWith('ids=12x55x1002x&name=%D0%A0')).toBe(true);
  expect(readSharedList(link)).toEqual({ ...list, isPart: false });
  expect(sharedListQuery({ ids: [7], name: '  ' })).toBe('ids=7x');
});

test('every list comes back from its link', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999_999 }), { maxLength: limits.sharedList });
  fc.assert(
    fc.property(ids, fc.stringMatching(/^[А-яA-z0-9&=?%+#.]{0,60}$/), (some, name) => {
      expect(readSharedList(sharedListQuery({ ids: some, name }))).toEqual({ ids: some, name, isPart: false });
    }),
  );
});

describe('a link that', () => {
  test('was cut anywhere shows flats of its list only, and says so where it lost some', () => {
    for (let end = 'ids='.length; end < link.length; end += 1) {
      const read = readSharedList(link.slice(0, end));
      expect(read?.ids).toEqual(list.ids.slice(0, read?.ids.length));
      if (/\d$/.test(link.slice(0, end)) && !link.slice(0, end).includes('&')) expect(read?.isPart).toBe(true);
    }
  });

  test.each([
    ['ids=12x55x1002x.', [12, 55, 1002]],
    ['ids=12x55x&amp;name=A', [12, 55]],
    ['utm_source=mail&ids=12X,%2055x)', [12, 55]],
    ['ids=12x12x0xabcx-5x', [12, 5]],
    ['ids=', []],
    ['ids=hello', []],
    ['ids=9999999999999999999x7x', [7]],
  ])('is written as %s shows what can be read', (query, ids) => {
    expect(readSharedList(query)?.ids).toEqual(ids);
  });

  test('holds ten thousand ids shows the first, and says that these are not all', () => {
    const read = readSharedList(`ids=${Array.from({ length: 10_000 }, (_, index) => `${index + 1}x`).join('')}`);
    expect(read).toMatchObject({ isPart: true });
    expect(read?.ids).toHaveLength(limits.sharedList);
  });

  test('names no list is none', () => expect(readSharedList('name=A&page=2')).toBeNull());
});

test('a name is one line of text', () => {
  const read = readSharedList(`ids=1x&name=${encodeURIComponent(`a\u202Eb\n${'я'.repeat(100)}`)}`);
  expect(read?.name).toBe(`a b ${'я'.repeat(limits.sharedListName - 4)}`);
});
