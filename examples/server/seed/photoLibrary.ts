import type { Flat } from './flat';

/** A picture of the built-in library. */
export interface LibraryPhoto {
  /** File name without extension. */
  readonly source: string;
  readonly alt: string;
}

/** Repairs by id (§3). */
export type Repair = Flat['repair'];

type Room = 'living' | 'kitchen' | 'bedroom' | 'children' | 'study' | 'bath' | 'hall' | 'outdoor';

const shots = (alt: string, ...sources: string[]): LibraryPhoto[] => sources.map((source) => ({ source, alt }));

/** Furnished rooms, by repair and use. */
export const furnishedRooms: Readonly<Record<Exclude<Repair, 1>, Readonly<Partial<Record<Room, readonly LibraryPhoto[]>>>>> = {
  2: {
    living: shots('Гостиная', 'living-cosmetic-a'),
    kitchen: shots('Кухня', 'kitchen-cosmetic-a'),
    bedroom: shots('Спальня', 'bedroom-cosmetic-a'),
    bath: shots('Ванная комната', 'bath-cosmetic-a'),
  },
  3: {
    living: shots('Гостиная', 'living-euro-b', 'living1', 'living3'),
    kitchen: shots('Кухня', 'kitchen-euro-a', 'kitchen2'),
    bedroom: shots('Спальня', 'bedroom-euro-a', 'bedroom1'),
    children: shots('Детская', 'kids-euro-a'),
    study: shots('Кабинет', 'study-euro-b', 'study1'),
    bath: shots('Ванная комната', 'bath-euro-a'),
    hall: shots('Прихожая', 'hall-euro-a'),
    outdoor: shots('Лоджия', 'balcony-euro-a'),
  },
  4: {
    living: shots('Гостиная', 'living-designer-a', 'living2'),
    kitchen: shots('Кухня', 'kitchen-designer-a', 'kitchen1'),
    bedroom: shots('Спальня', 'bedroom-designer-a', 'bedroom2'),
    bath: shots('Ванная комната', 'bath1'),
  },
};

/** Kitchens that are too large for a small flat. */
export const islandKitchens: ReadonlySet<string> = new Set(['kitchen-designer-a', 'kitchen1']);

/** Rooms without furniture, by repair; what is built in stays. */
export const bareRooms: Readonly<Record<Repair, readonly LibraryPhoto[]>> = {
  1: shots('Комната без отделки', 'empty-none-a'),
  2: shots('Комната без мебели', 'empty-cosmetic-a', 'empty1'),
  3: shots('Ванная комната', 'bath-euro-a'),
  4: shots('Ванная комната', 'bath1'),
};

/** Whether a picture is wide enough to be cut. */
export const isLarge = (source: string): boolean => /-[ab]$/.test(source);
export const isHouse = (source: string): boolean => source.startsWith('facade');
/** Whether a picture can be mirrored and seen in another light; signs cannot. */
export const isPlain = (source: string): boolean => !/^(lobby|metro)/.test(source);

/** A picture of a house with all its floors. */
interface Facade {
  readonly source: string;
  /** Id of the building type (§3). */
  readonly type: number;
  readonly floors: number;
}

const facades: readonly Facade[] = [
  { source: 'facade-brick-3-a', type: 1, floors: 3 },
  { source: 'facade-brick-5-a', type: 1, floors: 5 },
  { source: 'facade-brick-9-a', type: 1, floors: 9 },
  { source: 'facade-monolith-17-a', type: 2, floors: 17 },
  { source: 'facade-monolith-25-a', type: 2, floors: 25 },
  { source: 'facade-monolith-25-b', type: 2, floors: 25 },
  { source: 'facade-monolith-40-a', type: 2, floors: 40 },
  { source: 'facade-panel-5-a', type: 3, floors: 5 },
  { source: 'facade-panel-5-b', type: 3, floors: 5 },
  { source: 'facade-panel-9-a', type: 3, floors: 9 },
  { source: 'facade-panel-9-b', type: 3, floors: 9 },
  { source: 'facade-panel-12-a', type: 3, floors: 12 },
  { source: 'facade-panel-17-a', type: 3, floors: 17 },
  { source: 'facade-block-9-a', type: 4, floors: 9 },
  { source: 'facade-block-14-a', type: 4, floors: 14 },
  { source: 'facade-brick-monolith-12-a', type: 5, floors: 12 },
  { source: 'facade-brick-monolith-20-a', type: 5, floors: 20 },
  { source: 'facade-wooden-2-a', type: 6, floors: 2 },
];

/**
 * Returns the pictures that could be of a house: of its type, with its number of floors. In a tower, where nobody counts them, one floor in
 * ten more or less is allowed; of a house of unknown type only the floors have to match.
 */
export function facadesOf({ buildingType, floors }: Pick<Flat['house'], 'buildingType' | 'floors'>): LibraryPhoto[] {
  return facades
    .filter(({ type, floors: shown }) => (buildingType === null ? type !== 6 : type === buildingType) && isAlike(shown, floors))
    .map(({ source }) => ({ source, alt: 'Фасад дома' }));
}

function isAlike(shown: number, floors: number): boolean {
  return Math.abs(shown - floors) <= (floors < 12 ? 0 : Math.floor(floors / 10));
}

export const yards = {
  old: { source: 'yard1', alt: 'Двор дома' },
  panel: { source: 'yard-a', alt: 'Двор дома' },
} as const;
export const views: readonly LibraryPhoto[] = shots('Вид из окна', 'view-high-a', 'view1');
export const lobby: LibraryPhoto = { source: 'lobby-a', alt: 'Вход в дом' };
export const metroEntrance: LibraryPhoto = { source: 'metro-a', alt: 'Станция метро рядом с домом' };
