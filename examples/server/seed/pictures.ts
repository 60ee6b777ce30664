import type { Flat } from './flat';
import type { Random } from './random';

/** A picture of the built-in library, shown with a flat. */
export interface SeedPhoto {
  /** File name without extension. */
  readonly source: string;
  readonly alt: string;
}

const photo = (source: string, alt: string): SeedPhoto => ({ source, alt });

/** Maximum of §9. */
const maxPhotos = 5;
/** Empty rooms make poor first photos: they come first only if everything else was shown this many listings later. */
const bareRoomHandicap = 5;

/**
 * Chooses pictures that do not contradict the flat: no sofa in an empty one, bare walls only without repair, no skyline from the first
 * floor.
 * The first one is the least recently used of `recent`, so that lists do not repeat themselves.
 * @param recent first pictures of the previous listings, the latest last
 */
export function choosePhotos(random: Random, flat: Flat, recent: readonly string[]): SeedPhoto[] {
  const count = random.integer(2, maxPhotos);
  if (random.chance(0.03)) return [];
  const inside = flat.furniture ? furnishedRooms(random, flat) : flat.repair === 1 ? [photo('empty1', 'Комната')] : fittedRooms(flat);
  const outside = [facade(random, flat), ...(flat.courtyardView && isOld(flat) ? [photo('yard1', 'Двор дома')] : [])];
  const view = flat.floor >= 12 ? [photo('view1', 'Вид из окна')] : [];
  const all = [...inside, ...view, ...outside];
  // Never a bathroom first; the view only if there is nothing better inside.
  const candidates = shuffled(random, all).filter(({ source }) => source !== 'bath1' && !(source === 'view1' && flat.furniture));
  const newness = ({ source }: SeedPhoto) => recent.lastIndexOf(source) + (source === 'empty1' ? bareRoomHandicap : 0);
  const [first] = [...candidates].sort((a, b) => newness(a) - newness(b));
  if (!first) return [];
  return [first, ...shuffled(random, all).filter((other) => other !== first)].slice(0, count);
}

function furnishedRooms(random: Random, flat: Flat): SeedPhoto[] {
  const isModern = flat.repair >= 3 && (flat.house.yearBuilt ?? 0) >= 1995;
  const living = photo(
    isModern ? random.pick(['living1', 'living2']) : random.pick(['living1', 'living3']),
    flat.rooms === 5 ? 'Жилая зона' : 'Гостиная',
  );
  const kitchen = photo(flat.repair === 4 ? 'kitchen1' : random.pick(['kitchen1', 'kitchen2']), 'Кухня');
  const bedroom = photo(isModern ? 'bedroom2' : 'bedroom1', flat.rooms === 5 ? 'Спальное место' : 'Спальня');
  const study = flat.rooms === 3 || flat.rooms === 4 ? [photo('study1', 'Кабинет')] : [];
  return [living, kitchen, bedroom, ...bath(flat), ...study];
}

/** Without furniture a finished flat still has its kitchen units and its bathroom. */
function fittedRooms(flat: Flat): SeedPhoto[] {
  return [photo('kitchen1', 'Кухня'), ...bath(flat)];
}

function bath(flat: Flat): SeedPhoto[] {
  return flat.repair >= 3 ? [photo('bath1', 'Ванная комната')] : [];
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
