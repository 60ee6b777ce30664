import { walkingMinutes } from '../../../src/domain/metro/walkingMinutes';
import { planSource } from '../pictures/composed/planSource';
import { original, sourceOf, type Variant, variantsOf } from '../pictures/composed/variant';
import type { Flat } from './flat';
import type { FirstPicture } from './neighbours/firstPictures';
import {
  bareRooms,
  facadesOf,
  furnishedRooms,
  isHouse,
  isLarge,
  islandKitchens,
  isPlain,
  type LibraryPhoto,
  lobby,
  metroEntrance,
  views,
  yards,
} from './photoLibrary';
import type { Random } from './random';

/** A picture of the built-in library, shown with a flat. */
export type SeedPhoto = LibraryPhoto;

/** Maximum of §9, the plan among them. */
const maxPhotos = 5;
/** m²: a smaller flat has no living room, or no island in its kitchen. */
const smallest = { living: 32, island: 45 };

interface Choice {
  /** One picture of each room. */
  readonly inside: readonly LibraryPhoto[];
  readonly outside: readonly LibraryPhoto[];
}

/** Chooses a picture of rooms, or one from outside. */
type ChooseFirst = (rooms: readonly LibraryPhoto[], outside: readonly LibraryPhoto[]) => FirstPicture | null;

/** Pictures of a flat; neighbours in a list should not have the first one. */
export interface ChosenPhotos {
  readonly photos: readonly SeedPhoto[];
  readonly first: FirstPicture | null;
}

/**
 * Chooses pictures that do not contradict the flat: its repair and furniture, its size, its house by type and floors, its floor. Rooms
 * come before the house, the plan comes last.
 */
export function choosePhotos(random: Random, flat: Flat, chooseFirst: ChooseFirst): ChosenPhotos {
  const count = random.integer(2, maxPhotos - 1);
  if (random.chance(0.03)) return { photos: [], first: null };
  const rooms = roomsOf(flat).map((variants) => shuffled(random, variants));
  const outside = outsideOf(random, flat);
  const first = chooseFirst(shuffled(random, rooms.filter(isMain).flat()), outside);
  if (!first) return { photos: [], first };
  const { photo, variant } = first;
  const isFirst = ({ source }: LibraryPhoto) => source === photo.source;
  const inside = rooms.flatMap((variants) => (variants.some(isFirst) ? [] : variants.slice(0, 1)));
  const others = rest(random, { inside, outside: outside.filter((other) => !isFirst(other)) }, count - 1);
  return {
    photos: [asShown(photo, variant), ...others.map((other) => asShown(other, likeOf(random, other, variant))), planOf(flat)],
    first,
  };
}

const asShown = ({ source, alt }: LibraryPhoto, variant: Variant): SeedPhoto => ({ source: sourceOf(source, variant), alt });

/** Another picture of the same flat, taken in the same light. */
function likeOf(random: Random, { source }: LibraryPhoto, { light }: Variant): Variant {
  if (!isPlain(source)) return original;
  const [first = original, ...others] = variantsOf(isLarge(source), isHouse(source)).filter((variant) => variant.light === light);
  return random.pick([first, ...others]);
}

function planOf({ rooms, area, bathroom, balcony, loggia }: Flat): SeedPhoto {
  const outdoor = loggia ? 'loggia' : balcony ? 'balcony' : 'none';
  return { source: planSource({ rooms, area, isCombined: bathroom === 2, outdoor }), alt: 'Планировка' };
}

/** At most two pictures are from outside, unless there are no others. */
function rest(random: Random, { inside, outside }: Choice, count: number): LibraryPhoto[] {
  const fromOutside = Math.max(
    count - inside.length,
    random.weighted([
      [0, 3],
      [1, 5],
      [2, 2],
    ] as const),
  );
  const chosen = outside.slice(0, Math.min(fromOutside, count));
  return [...shuffled(random, inside).slice(0, count - chosen.length), ...chosen];
}

/** The variants of each room. */
function roomsOf(flat: Flat): (readonly LibraryPhoto[])[] {
  if (flat.repair === 1 || !flat.furniture) return flat.repair === 2 ? bareRooms[2].map((photo) => [photo]) : [bareRooms[flat.repair]];
  const {
    living = [],
    kitchen = [],
    bedroom = [],
    children = [],
    study = [],
    bath = [],
    hall = [],
    outdoor = [],
  } = furnishedRooms[flat.repair];
  const metres = flat.area / 100;
  const isSmall = flat.rooms === 5 || metres < smallest.living;
  const hasIsland = !isSmall && metres >= smallest.island;
  // The third room and the fourth.
  const others = flat.rooms === 3 ? [flat.floor % 2 === 0 ? children : study] : flat.rooms === 4 ? [children, study] : [];
  const fitting = [
    // The one room is a living room or a bedroom, not both.
    ...(isSmall ? [named(bedroom, 'Комната')] : flat.rooms === 1 ? [named([...living, ...bedroom], 'Комната')] : [living, bedroom]),
    kitchen.filter(({ source }) => hasIsland || !islandKitchens.has(source)),
    bath,
    hall,
  ].filter((variants) => variants.length > 0);
  return [
    ...fitting,
    ...others.filter((variants) => variants.length > 0),
    ...(outdoor.length > 0 && (flat.loggia || flat.balcony) ? [named(outdoor, flat.loggia ? 'Лоджия' : 'Балкон')] : []),
  ];
}

/** Whether a room may come first: no bathroom, hall or balcony. */
function isMain(variants: readonly LibraryPhoto[]): boolean {
  return variants.some(({ source }) => !/^(bath|hall|balcony)/.test(source));
}

const named = (photos: readonly LibraryPhoto[], alt: string): LibraryPhoto[] => photos.map((photo) => ({ ...photo, alt }));

function outsideOf(random: Random, flat: Flat): LibraryPhoto[] {
  const { house, floor, courtyardView } = flat;
  const isOld = (house.yearBuilt ?? 2000) < 1962 && house.buildingType === 1;
  const isPanel = house.buildingType === 3 && house.floors <= 9;
  const isNew = (house.yearBuilt ?? 0) >= 2005;
  const facade = facadesOf(house);
  return [
    // All flats of a house have the same one.
    ...facade.slice(0, 1 + (flat.houseIndex % Math.max(1, facade.length))).slice(-1),
    ...shuffled(random, [
      ...(floor >= 12 ? shuffled(random, views).slice(0, 1) : []),
      ...(courtyardView && isOld ? [yards.old] : []),
      ...(courtyardView && isPanel ? [yards.panel] : []),
      ...(isNew ? [lobby] : []),
      ...(walkingMinutes(house.metroDistance) <= 5 ? [metroEntrance] : []),
    ]),
  ];
}

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
