import { describe, expect, it } from 'vitest';
import { rentalFeatures } from '../../domain/enumerations';
import { rentalConditions } from '../../domain/listing/form/rentalOptions';
import { detailsOf } from '../../testing/detailsOf';
import { aListing } from '../../testing/fixtures';
import { ru as filters } from '../../text/filters/ru';
import { en } from '../../text/listing/en.lazy';
import { ru } from '../../text/listing/ru';
import { amenitiesOf } from './amenities';

const nothing = {
  repairType: null,
  bathroomType: null,
  isFurnished: null,
  hasBalcony: null,
  hasLoggia: null,
  hasElevator: null,
  hasCourtyardView: null,
  hasStreetView: null,
};
const aFlat = detailsOf({ listing: aListing(), flags: [] });
const texts = (overrides: Partial<typeof aFlat>) => amenitiesOf({ ...aFlat, ...nothing, ...overrides }, ru).map(({ text }) => text);

describe('amenities of a flat', () => {
  it('omits unknown facts', () => {
    expect(texts({})).toEqual([]);
  });

  it('distinguishes an unfurnished flat from an unknown one', () => {
    expect(texts({ isFurnished: true })).toEqual(['С мебелью']);
    expect(texts({ isFurnished: false })).toEqual(['Без мебели']);
  });

  it.each([
    [true, true, ['Окна во двор и на улицу']],
    [true, false, ['Окна во двор']],
    [null, true, ['Окна на улицу']],
    [false, false, []],
  ] as const)('windows: courtyard %s, street %s', (hasCourtyardView, hasStreetView, said) => {
    expect(texts({ hasCourtyardView, hasStreetView })).toEqual(said);
  });

  it('omits what a flat lacks', () => {
    expect(texts({ hasBalcony: false, hasLoggia: true, hasElevator: false })).toEqual(['Лоджия']);
  });

  it('names rent conditions as the filters do', () => {
    const rent = {
      countersPayer: null,
      communalPayer: null,
      deposit: null,
      features: rentalFeatures.map(({ key }) => key),
      conditions: rentalConditions.map(({ key }) => key),
    };
    expect(texts({ rent })).toEqual([
      ...rentalFeatures.map(({ wire }) => filters.flag[wire]),
      ...rentalConditions.map(({ wire }) => filters.flag[wire]),
    ]);
  });

  it('never repeats itself, in either language', () => {
    for (const words of [ru, en]) {
      const all = amenitiesOf(
        { ...aFlat, isFurnished: true, hasBalcony: true, hasLoggia: true, hasElevator: true, hasCourtyardView: true, hasStreetView: true },
        words,
      ).map(({ text }) => text);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it.each([
    [1, 'Еще 1 удобство'],
    [2, 'Еще 2 удобства'],
    [4, 'Еще 4 удобства'],
    [5, 'Еще 5 удобств'],
    [11, 'Еще 11 удобств'],
  ])('the toggle counts the hidden ones: %i (D28)', (count, words) => {
    expect(ru.page.moreAmenities(count)).toBe(words);
  });
});
