import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageShown, withItems, withoutItems } from './pageShown';

const items = (...ids: number[]) => ids.map((id) => ({ id, isNew: true }));

describe('the page of a list', () => {
  it('after its only item is removed, the page before it is shown', () => {
    expect(pageShown(3, withoutItems({ items: items(21), count: 21 }, [21]), 10)).toBe(2);
  });

  it('stays while it has items, and on the first page also without', () => {
    expect(pageShown(3, withoutItems({ items: items(21, 22), count: 22 }, [21]), 10)).toBe(3);
    expect(pageShown(1, withoutItems({ items: items(1), count: 1 }, [1]), 10)).toBe(1);
    expect(pageShown(1, { items: [], count: 30 }, 10)).toBe(1);
  });

  it('that is beyond the last one, since the list was emptied elsewhere, is the last one', () => {
    expect(pageShown(9, { items: [], count: 21 }, 10)).toBe(3);
    expect(pageShown(9, { items: [], count: 0 }, 10)).toBe(1);
  });

  it('asks for an existing page after a few steps at most', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.integer({ min: 1, max: 50 }), fc.integer({ min: -2, max: 60 }), (count, size, first) => {
        const answer = (page: number) => ({
          items: items(...Array.from({ length: Math.max(0, Math.min(size, count - (page - 1) * size)) }).keys()),
          count,
        });
        let page = first;
        for (let step = 0; step < 2; step += 1) page = pageShown(page, answer(page), size);
        expect(page).toBe(Math.max(1, Math.min(first, Math.ceil(count / size))));
      }),
    );
  });
});

describe('changed items', () => {
  const page = { items: items(1, 2, 3), count: 13, unread: 5 };

  it('are gone once, however often that is applied', () => {
    const once = withoutItems(page, [1, 3]);
    expect(once).toEqual({ items: items(2), count: 11, unread: 5 });
    expect(withoutItems(once, [1, 3])).toEqual(once);
  });

  it('are changed by id; others stay the same objects', () => {
    const read = withItems(page, [2], (item) => ({ ...item, isNew: false }));
    expect(read.items[1]).toEqual({ id: 2, isNew: false });
    expect(read.items[0]).toBe(page.items[0]);
  });
});
