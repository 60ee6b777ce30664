import type { Listing } from '../../src/domain/listing/listing';
import { aStation, aWorld, createFakeApi, type Fetch } from '../../src/testing';
import { someFlats } from './worlds';

const line1 = { lineName: 'Сокольническая', route: '1', color: '#EF161E' };
const line5 = { lineName: 'Кольцевая', route: '5', color: '#8D5B2D' };

const stations = [
  aStation({ id: 1, name: 'Парк культуры', ...line5, latitude: 55.735221, longitude: 37.593095 }),
  aStation({ id: 2, name: 'Фрунзенская', ...line1, latitude: 55.727462, longitude: 37.58022 }),
  aStation({ id: 3, name: 'Спортивная', ...line1, latitude: 55.722388, longitude: 37.562041 }),
  aStation({ id: 4, name: 'Воробьёвы горы', ...line1, latitude: 55.709169, longitude: 37.557293 }),
];

/** Flats that meet every condition of {@link everything}, except for what is given. */
function flats(count: number, except: Partial<Listing> = {}, station = 'Фрунзенская'): Listing[] {
  const metro = { name: station, ...line1, minutes: 8 };
  return someFlats(count, { rooms: '2', price: 19_400_000, area: 61, floor: 3, floors: 9, repairType: 'designer', metro, ...except });
}

/** A search with these conditions, each of which keeps some flats away. */
export const everything =
  'room_count=2&price_max=20000000&address_metro=Фрунзенская&area_min=60&not_first_floor=true&repair_type=Дизайнерский';

/** The same without what is wanted of the renovation. */
export const lessThanEverything = everything.replace('&repair_type=Дизайнерский', '');

const numbered = (...groups: Listing[][]) => groups.flat().map((listing, index) => ({ ...listing, id: index + 1 }));

const nearby = [flats(5, {}, 'Спортивная'), flats(7, {}, 'Парк культуры'), flats(2, {}, 'Воробьёвы горы')];

const almost = () => [flats(2, { floor: 1 }), flats(9, { price: 33_000_000 }), flats(4, { area: 42 }), flats(6, { repairType: 'euro' })];

/** Nothing meets every condition; one change finds 2, 9, 4 or 6 flats. */
export const nothingFound = (): Fetch => createFakeApi(aWorld(numbered(...almost(), ...nearby), stations));

/** The same without flats elsewhere. */
export const nothingElsewhere = (): Fetch => createFakeApi(aWorld(numbered(...almost()), stations));

/** Two flats meet all but the renovation; one change finds 2, 9 or 5 more. */
export const fewFound = (): Fetch =>
  createFakeApi(
    aWorld(
      numbered(
        flats(2, { repairType: 'euro' }),
        flats(2, { floor: 1 }),
        flats(9, { area: 46 }),
        flats(5, { price: 24_000_000 }),
        ...nearby,
      ),
      stations,
    ),
  );
