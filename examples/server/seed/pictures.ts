import type { Flat } from './flat';
import type { Random } from './random';

/** A picture of the built-in library shown with a flat. */
export interface SeedPhoto {
  /** File name without its ending. */
  readonly source: string;
  readonly alt: string;
}

const photo = (source: string, alt: string): SeedPhoto => ({ source, alt });

/** Up to five pictures (§9) that do not contradict the flat: no sofa in an empty one, no skyline from the first floor. */
export function choosePhotos(random: Random, flat: Flat): SeedPhoto[] {
  if (random.chance(0.03)) return [];
  const inside = flat.furniture ? furnishedRooms(random, flat) : emptyRooms(flat);
  const outside = [facade(random, flat), ...(flat.courtyardView && isOld(flat) ? [photo('yard1', 'Двор дома')] : [])];
  const view = flat.floor >= 12 ? [photo('view1', 'Вид из окна')] : [];
  // Sellers often begin with the house, more often with the best room.
  const [first, ...rest] = inside;
  const ordered = first && random.chance(0.75) ? [first, ...shuffled(random, rest), ...view, ...outside] : [...outside, ...inside, ...view];
  return ordered.slice(0, random.integer(Math.min(2, ordered.length), 5));
}

function furnishedRooms(random: Random, flat: Flat): SeedPhoto[] {
  const modern = flat.repair >= 3 && (flat.house.yearBuilt ?? 0) >= 1995;
  const living = photo(
    modern ? random.pick(['living1', 'living2']) : random.pick(['living1', 'living3']),
    flat.rooms === 5 ? 'Жилая зона' : 'Гостиная',
  );
  const kitchen = photo(flat.repair === 4 ? 'kitchen1' : random.pick(['kitchen1', 'kitchen2']), 'Кухня');
  const bedroom = photo(modern ? 'bedroom2' : 'bedroom1', flat.rooms === 5 ? 'Спальное место' : 'Спальня');
  const bath = flat.repair >= 3 ? [photo('bath1', 'Ванная комната')] : [];
  const study = flat.rooms === 3 || flat.rooms === 4 ? [photo('study1', 'Кабинет')] : [];
  return [living, kitchen, bedroom, ...bath, ...study];
}

function emptyRooms(flat: Flat): SeedPhoto[] {
  return [photo('empty1', 'Комната'), ...(flat.repair === 4 ? [photo('bath1', 'Ванная комната')] : [])];
}

function facade(random: Random, flat: Flat): SeedPhoto {
  const { buildingType, floors } = flat.house;
  if (floors >= 14 && (flat.house.yearBuilt ?? 0) >= 1998) return photo(random.pick(['facade2', 'dusk1']), 'Фасад дома');
  if (buildingType === 3 || buildingType === 4) return photo('facade4', 'Фасад дома');
  return photo(isOld(flat) ? 'facade3' : 'facade1', 'Фасад дома');
}

function isOld(flat: Flat): boolean {
  return (flat.house.yearBuilt ?? 2000) < 1962 && flat.house.buildingType !== 3;
}

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
