import { optionByKey, realtyTypes, tradeTypes } from '../../../../src/domain/enumerations';
import type { Box } from '../../../../src/domain/map/coordinates';
import { boundsOf, keysOfKind, rangeKeys } from '../../../../src/domain/search/filters';
import { firstBits, flagMask, optionMask, rangeColumns } from '../../database/attributes';
import { optionIds, type SearchCriteria } from '../../listings/searchQuery';
import { billionths, kindOf, listOf, rangeAttribute, unknown, whole } from './engineRow';

/** What `matching` says to PostgreSQL, for the engine. */
export interface Conditions {
  /** Columns that conditions compare: the engine computes nothing in `WHERE`. Each begins with a comma. */
  readonly computed: string;
  readonly where: string;
}

/** No station has this number. */
const noStation = 2 ** 32 - 1;

/** @param without ids that another source answers for */
export function conditionsOf({ city, filters, metroIds, box }: SearchCriteria, without: readonly number[]): Conditions {
  const kind = kindOf(city.id, optionByKey(tradeTypes, filters.tradeType).id, optionByKey(realtyTypes, filters.realtyType).id);
  const computed: string[] = [];
  const where = [`kind = ${whole(kind)}`];
  if (filters.metro.length > 0) where.push(`metro IN ${listOf(metroIds.length > 0 ? metroIds : [noStation])}`);
  for (const key of rangeKeys) {
    const [min, max] = boundsOf(filters, key);
    if (min === null && max === null) continue;
    const { column, scale } = rangeColumns[key];
    const attribute = rangeAttribute(column);
    // What is unknown is within no bounds.
    where.push(`${attribute} >= ${whole(min === null ? unknown + 1 : Math.round(min * scale))}`);
    if (max !== null) where.push(`${attribute} <= ${whole(Math.round(max * scale))}`);
  }
  const bits = (name: string, mask: number) => computed.push(`, (traits & ${whole(mask)}) AS ${name}`);
  const flags = flagMask(filters.flags);
  if (flags !== 0) {
    bits('all_flags', flags);
    where.push(`all_flags = ${whole(flags)}`);
  }
  for (const key of keysOfKind('list')) {
    const ids = optionIds(filters, key);
    if (ids.length === 0) continue;
    bits(`any_${key}`, optionMask(firstBits[key], ids));
    where.push(`any_${key} > 0`);
  }
  if (box) where.push(...within(box));
  if (without.length > 0) where.push(`id NOT IN ${listOf(without)}`);
  return { computed: computed.join(''), where: where.join(' AND ') };
}

function within({ south, west, north, east }: Box): string[] {
  return [
    `lat >= ${whole(Math.ceil(nearly(south)))}`,
    `lat <= ${whole(Math.floor(nearly(north)))}`,
    `lon >= ${whole(Math.ceil(nearly(west)))}`,
    `lon <= ${whole(Math.floor(nearly(east)))}`,
  ];
}

/** Billionths with what multiplying has added to them taken away: a box of one place has its coordinates as bounds. */
const nearly = (degrees: number) => Math.round(degrees * billionths * 1000) / 1000;
