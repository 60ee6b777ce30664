import { expect, test } from 'vitest';
import { useSWRConfig } from './swr';

test('the last twelve answers are kept, for the whole page', () => {
  const { cache } = useSWRConfig();
  const keys = [...Array(50).keys()].map((page) => `page ${page}`);
  for (const key of keys) cache.set(key, { data: key });
  expect([...useSWRConfig().cache.keys()]).toEqual(keys.slice(-12));
});
