import * as v from 'valibot';
import { type EnumOption, listingRealtyTypes, optionByKey, optionByWire, roomOptions, tradeTypes } from '../../domain/enumerations';
import { formLimits } from '../../domain/listing/form/formLimits';
import type { SimilarPrices } from '../../domain/listing/postingRules/comparePrice';
import type { PricedFlat } from '../../domain/listing/postingRules/similarFlats';
import { amount, whole } from './fields';
import { type PlaceProblem, readPlaceQuery } from './mapRequest';

/** Prices of similar public flats of a district, roubles for the area that was asked for. */
export const similarPricesSchema = v.object({ district: v.nullable(v.string()), count: whole, low: amount, middle: amount, high: amount });
/** Wire type of the prices of similar flats. */
export type WireSimilarPrices = v.InferOutput<typeof similarPricesSchema>;

/** Prices with the district that they are of; null where the server does not name it. */
export interface DistrictPrices extends SimilarPrices {
  readonly district: string | null;
}

/** Returns the prices, or null for a malformed record. Never throws. */
export function decodeSimilarPrices(input: unknown): DistrictPrices | null {
  const { success, output } = v.safeParse(similarPricesSchema, input);
  return success ? output : null;
}

export function encodeSimilarPrices({ district, count, low, middle, high }: DistrictPrices): WireSimilarPrices {
  return { district, count, low: Math.round(low), middle: Math.round(middle), high: Math.round(high) };
}

export function formatPricedFlat({ tradeType, realtyType, rooms, area, at, listingId }: PricedFlat): string {
  const query = new URLSearchParams({
    trade_type: optionByKey(tradeTypes, tradeType).wire,
    realty_type: optionByKey(listingRealtyTypes, realtyType).wire,
    ...(rooms !== null && { room_count: optionByKey(roomOptions, rooms).wire }),
    area: String(area),
    latitude: String(at.latitude),
    longitude: String(at.longitude),
    ...(listingId !== null && { except: String(listingId) }),
  });
  return query.toString();
}

/** What is wrong with a parameter of the call. */
export type PricedFlatProblem = PlaceProblem | 'unknownValue' | 'outOfRange';

/** Reads the query strictly, as a server does; problems are listed by parameter. Never throws. */
export function readPricedFlat(params: URLSearchParams): {
  readonly flat: PricedFlat | null;
  readonly fields: Readonly<Record<string, PricedFlatProblem>>;
} {
  const { at, fields: place } = readPlaceQuery(params);
  const fields: Record<string, PricedFlatProblem> = { ...place };
  const choice = <O extends EnumOption>(name: string, options: readonly O[]): O | undefined => {
    const found = optionByWire(options, params.get(name) ?? '');
    if (!found) fields[name] = 'unknownValue';
    return found;
  };
  const trade = choice('trade_type', tradeTypes);
  const realty = choice('realty_type', listingRealtyTypes);
  const rooms = params.get('room_count') ? choice('room_count', roomOptions) : null;
  const area = numberOf(params.get('area') ?? '', /^\d{1,5}(\.\d{1,2})?$/);
  if (area === null) fields.area = 'notANumber';
  else if (area <= 0 || area > formLimits.area.max) fields.area = 'outOfRange';
  const except = params.get('except') ?? '';
  const listingId = numberOf(except, /^[1-9]\d{0,14}$/);
  if (except !== '' && listingId === null) fields.except = 'notANumber';
  if (!at || !trade || !realty || rooms === undefined || area === null || Object.keys(fields).length > 0) return { flat: null, fields };
  return { flat: { tradeType: trade.key, realtyType: realty.key, rooms: rooms?.key ?? null, area, at, listingId }, fields };
}

function numberOf(text: string, pattern: RegExp): number | null {
  return pattern.test(text) ? Number(text) : null;
}
