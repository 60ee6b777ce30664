import * as v from 'valibot';
import { addressLabel } from '../../domain/address/addressLabel';
import { addressLimits } from '../../domain/address/addressLimits';
import { type AddressSuggestion, type RegisteredHouse } from '../../domain/address/addressSuggestion';
import { streetLabel } from '../../domain/address/streetLabel';
import { moscowCenter } from '../../domain/city/moscowPlace';
import { buildingTypes, optionById } from '../../domain/enumerations';
import type { Coordinates } from '../../domain/map/coordinates';
import { missable, whole } from './fields';

const text = missable(v.string());

/** The parts of an address as DaData names them; it sends many more. */
const addressDataSchema = v.object({
  country: text,
  region_with_type: text,
  city: text,
  city_with_type: text,
  city_district: text,
  settlement: text,
  settlement_with_type: text,
  street: text,
  street_type: text,
  street_type_full: text,
  street_with_type: text,
  house: text,
  house_type: text,
  house_type_full: text,
  /** A corpus, a building, or both: '1 стр 2'. */
  block: text,
  block_type: text,
  block_type_full: text,
  geo_lat: text,
  geo_lon: text,
  /** '0': the coordinates are those of the house. */
  qc_geo: text,
  fias_level: text,
  /** Beyond DaData: what the register knows about the house. */
  building: missable(v.object({ year_built: missable(whole), floors_number: missable(whole), type: missable(whole) })),
});
/** Wire type of the parts of an address. */
export type WireAddressData = v.InferOutput<typeof addressDataSchema>;

export const addressSuggestionSchema = v.object({ value: v.string(), unrestricted_value: v.string(), data: addressDataSchema });
/** Wire type of a suggestion. */
export type WireAddressSuggestion = v.InferOutput<typeof addressSuggestionSchema>;
export const addressAnswerSchema = v.object({ suggestions: v.array(addressSuggestionSchema) });
/** What the client accepts. */
export const tolerantAddressAnswer = v.object({ suggestions: v.array(v.unknown()) });

/** Returns the request for suggestions in Moscow, from city to house (§7, §9). */
export function encodeAddressQuery(query: string): object {
  return {
    query: query.slice(0, addressLimits.queryLength),
    count: addressLimits.suggestions,
    locations: [{ region: 'Москва' }],
    locations_geo: [{ lat: moscowCenter.latitude, lon: moscowCenter.longitude, radius_meters: addressLimits.radius }],
    from_bound: { value: 'city' },
    to_bound: { value: 'house' },
  };
}

/** Returns the request for the houses around a place. */
export function encodeAddressPlace({ latitude, longitude }: Coordinates, count: number): object {
  return { lat: latitude, lon: longitude, count };
}

/** Returns a suggestion, or null for a malformed one. Never throws. */
export function decodeAddressSuggestion(input: unknown): AddressSuggestion | null {
  const result = v.safeParse(v.object({ value: v.string(), data: addressDataSchema }), input);
  if (!result.success) return null;
  const { value, data } = result.output;
  const street = streetLabel({ street: data.street ?? '', streetType: data.street_type_full ?? '' });
  const settlement = data.settlement_with_type ?? (data.city && data.city !== 'Москва' ? data.city : '');
  const { corpus, building } = blockOf(data);
  // Some houses are counted as corpora.
  const houseNumber = data.house ? `${data.house_type === 'к' ? 'к' : ''}${data.house}` : '';
  return {
    value,
    address: {
      label: addressLabel({ settlement, street, houseNumber, corpus, building }) || value,
      street: street || settlement,
      houseNumber,
      corpus: corpus || null,
      building: building || null,
      district: data.city_district ?? null,
      city: 'Москва',
      latitude: houseNumber ? degreesOf(data.geo_lat) : null,
      longitude: houseNumber ? degreesOf(data.geo_lon) : null,
    },
    house: data.building ? registeredHouse(data.building) : null,
  };
}

function registeredHouse({ year_built, floors_number, type }: NonNullable<WireAddressData['building']>): RegisteredHouse {
  return {
    yearBuilt: year_built,
    floors: floors_number,
    buildingType: type === null ? null : (optionById(buildingTypes, type)?.key ?? null),
  };
}

/** 'к' and '1 стр 2'; 'стр' and '2'. */
function blockOf({ block, block_type }: WireAddressData): { corpus: string; building: string } {
  if (!block) return { corpus: '', building: '' };
  if (block_type === 'стр') return { corpus: '', building: block };
  const [corpus = '', building = ''] = block.split(/ стр\.? /);
  return { corpus, building };
}

function degreesOf(text: string | null): number | null {
  return text !== null && /^\d{1,3}\.\d{1,20}$/.test(text) ? Number(text) : null;
}
