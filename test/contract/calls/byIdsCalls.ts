import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { listingsByIds, listingsByIdsPath } from '../../../src/api/listing/listingsByIds';
import { searchListings } from '../../../src/api/search';
import { latestAnswer } from '../../../src/api/wire/lists';
import { limits } from '../../../src/domain/limits';
import { defaultFilters } from '../../../src/domain/search/filters';
import type { Subject } from './searchCalls';

/** Who gets what of a listing is in `visibilityCalls`. */
export function byIdsCalls(name: string, open: () => Promise<Subject>): void {
  describe(`listings by their ids in ${name}`, () => {
    const get = async (query: string) => {
      const subject = await open();
      const response = await subject.fetch(subject.baseUrl + listingsByIdsPath + query);
      return { status: response.status, body: (await response.json()) as unknown };
    };

    test('come in the order of the ids, each once, and as a search shows them', async () => {
      const subject = await open();
      const { listings } = await searchListings(subject, defaultFilters, 1);
      const [first, second, third] = listings;
      if (!first || !second || !third) throw new Error('The server has no three flats for sale');
      const ids = [third.id, 999_999_999, first.id, third.id, second.id];
      expect(await listingsByIds(subject, ids)).toEqual([third, first, second]);
      const { body } = await get(`?ids=${ids.join(',')}`);
      expect(v.safeParse(latestAnswer, body).issues).toBeUndefined();
    });

    const ids = (count: number) => Array.from({ length: count }, (_, index) => 900_000_001 + index).join(',');

    test('may be as many as the limit', async () => {
      expect(await get(`?ids=${ids(limits.listingsByIds)}`)).toEqual({ status: 200, body: { results: [] } });
    });

    test.each([
      ['none', ''],
      ['an empty list', '?ids='],
      ['what is no id', '?ids=7,none'],
      ['too many', `?ids=${ids(limits.listingsByIds + 1)}`],
    ])('%s is refused', async (_what, query) => {
      const { status, body } = await get(query);
      expect([status, body]).toEqual([400, { ids: [expect.any(String)] }]);
    });
  });
}
