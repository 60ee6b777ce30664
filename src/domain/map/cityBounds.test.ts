import { expect, test } from 'vitest';
import { moscow } from '../city/moscow';
import { moscowBox, requestBox } from '../city/moscowPlace';
import { mapBox, wholeCityBox } from '../map/cityMapBoxes';
import { contains } from './coordinates';
import { union } from './mergeCoincidentPoints';

test('the box of the whole city is the smallest one around all its parts', () => {
  expect(moscow.area.reduce(union)).toEqual(wholeCityBox);
  expect(contains(wholeCityBox, moscowBox)).toBe(true);
});

test('maps go as far as the basemap and the city do', () => expect(union(requestBox, wholeCityBox)).toEqual(mapBox));
