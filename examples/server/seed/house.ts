import { addressLabel } from '../../../src/domain/address/addressLabel';
import { withoutLatin } from '../../../src/domain/address/houseNumber';
import { streetLabel } from '../../../src/domain/address/streetLabel';
import { sixDecimals } from '../../../src/domain/map/geo';

/** A real apartment house, from the table of facts or a register of buildings. */
export interface House {
  readonly streetType: string;
  readonly street: string;
  /** Settlement of New Moscow or Zelenograd; '' within the old city. */
  readonly settlement: string;
  readonly number: string;
  readonly corpus: string;
  readonly building: string;
  readonly district: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly yearBuilt: number | null;
  readonly floors: number;
  /** Id of the building type (§3); null if the register does not have it. */
  readonly buildingType: number | null;
  /** Number of flats, or an estimate from the floor area: the weight of this house in the seed. */
  readonly flats: number;
  readonly metroId: number;
  /** Metres to the station in a straight line. */
  readonly metroDistance: number;
}

/** Columns that both the table of facts and a full register of buildings have, by name. */
export const houseColumns = [
  'street_type',
  'street_name',
  'settlement',
  'house_number',
  'corpus',
  'building',
  'district',
  'latitude',
  'longitude',
  'year_built',
  'floors',
  'flats',
  'building_type',
  'metro_id',
  'metro_m',
] as const;
export type HouseRecord = Readonly<Record<(typeof houseColumns)[number], string>> & { readonly area_m2?: string };

const typicalFlat = 65;

/** Null for a house without floors, coordinates or a station. */
export function houseFromRecord(record: HouseRecord): House | null {
  const latitude = sixDecimals(Number(record.latitude));
  const longitude = sixDecimals(Number(record.longitude));
  const floors = Number(record.floors);
  const metroId = Number(record.metro_id);
  if (!(latitude > 0 && longitude > 0 && floors >= 1 && metroId >= 1)) return null;
  const area = Number(record.area_m2 ?? 0);
  return {
    streetType: record.street_type,
    street: fullStreetName(record.street_type, record.street_name),
    settlement: record.settlement,
    number: record.house_number,
    corpus: withoutLatin(record.corpus).replace(/^-$/, ''),
    building: record.building,
    district: record.district,
    latitude,
    longitude,
    yearBuilt: Number(record.year_built) || null,
    floors: Math.min(floors, 180),
    buildingType: Number(record.building_type) || null,
    flats: Number(record.flats) || Math.max(1, Math.round(area / typicalFlat)),
    metroId,
    metroDistance: Number(record.metro_m),
  };
}

/** The address of a house as people write it. */
export function houseLabel(house: House): string {
  return addressLabel({ ...house, street: streetLabel(house), houseNumber: house.number });
}

/** Masculine, feminine, neuter. */
const sizes: Readonly<Record<string, readonly [string, string, string]>> = {
  Б: ['Большой', 'Большая', 'Большое'],
  М: ['Малый', 'Малая', 'Малое'],
  Ср: ['Средний', 'Средняя', 'Среднее'],
  Н: ['Нижний', 'Нижняя', 'Нижнее'],
  Нижн: ['Нижний', 'Нижняя', 'Нижнее'],
  В: ['Верхний', 'Верхняя', 'Верхнее'],
  Верхн: ['Верхний', 'Верхняя', 'Верхнее'],
  Нов: ['Новый', 'Новая', 'Новое'],
  Стар: ['Старый', 'Старая', 'Старое'],
};

/** 'улица', 'Грузинская Б.' → 'Большая Грузинская': the register shortens the adjective and puts it last. */
export function fullStreetName(type: string, name: string): string {
  const [, rest, short = '', number = ''] = /^(.+) ([А-Я][а-я]{0,4})\.( \d+-[а-яё]+)?$/.exec(name) ?? [];
  const forms = sizes[short];
  if (!rest || !forms) return name;
  const [masculine, feminine, neuter] = forms;
  return `${type === 'шоссе' ? neuter : /[аяь]$/.test(type) ? feminine : masculine} ${rest}${number}`;
}
