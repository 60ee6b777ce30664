import { expect, test } from 'vitest';
import { createRecentMap } from './createRecentMap';

test('forgets what was set longest ago', () => {
  const map = createRecentMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.set('a', 3);
  map.set('c', 4);
  expect([...map.keys()]).toEqual(['a', 'c']);
  expect([map.get('a'), map.get('b')]).toEqual([3, undefined]);
  map.delete('a');
  expect([...map.keys()]).toEqual(['c']);
});
