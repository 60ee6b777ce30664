import { LRUCache } from 'lru-cache';
import { limits } from '../../../src/domain/limits';
import { parseQuery, type QueryProblem } from '../../../src/domain/search/filtersQuery';
import { longestNew, readPublishedWithin } from '../../../src/domain/searches/publishedWithin';
import type { SearchCriteria } from '../listings/searchQuery';
import type { Stations } from '../metro/stations';
import { RequestProblem } from './problems';
import { readId } from './reading/readId';

export interface SearchRequest {
  readonly criteria: SearchCriteria;
  readonly page: number;
  readonly pageSize: number;
}

/**
 * Parses a search query strictly: what the client would normalise silently is refused here, by parameter.
 * `errors`: errors found elsewhere in the request.
 * @throws RequestProblem with a message for every invalid parameter
 */
export function readSearch(query: string, stations: Stations, errors: Readonly<Record<string, string[]>> = {}): SearchRequest {
  const { filters, page, problems } = parseQuery(query);
  const fields: Record<string, string[]> = { ...errors };
  for (const { parameter, problem } of problems) fields[parameter || 'non_field_errors'] = [messages[problem]];
  const unknownStations = filters.metro.filter((name) => !stations.names.has(name));
  if (unknownStations.length > 0) fields.address_metro = ['Такой станции метро нет.'];
  const pageSize = readPageSize(query, limits.pageSize, fields);
  const similarTo = readSimilarTo(query, fields);
  const publishedWithin = readPublishedWithin(new URLSearchParams(query));
  if (publishedWithin === 'invalid') fields.published_within = [`Введите целое число секунд от 1 до ${longestNew}.`];
  if (publishedWithin === 'invalid' || Object.keys(fields).length > 0) throw new RequestProblem(fields);
  const metroIds = stations.idsOf(filters.metro);
  return { criteria: { city: stations.city, filters, metroIds, similarTo, publishedWithin }, page, pageSize };
}

/** Queries that are remembered, each of them a kilobyte or two. */
const remembered = 2000;

/** Returns {@link readSearch} for these stations, which reads the same query once: counts and pages of one search are asked for again and again. */
export function searchReader(stations: Stations): (query: string) => SearchRequest {
  const known = new LRUCache<string, SearchRequest>({ max: remembered });
  return (query) => {
    const request = known.get(query) ?? readSearch(query, stations);
    known.set(query, request);
    return request;
  };
}

/** Adds a message to `fields` if the size is invalid. */
export function readPageSize(query: string, fallback: number, fields: Record<string, string[]>): number {
  const text = new URLSearchParams(query).get('page_size');
  if (!text) return fallback;
  const size = Number(text);
  if (/^\d{1,4}$/.test(text) && size >= 1 && size <= limits.maxPageSize) return size;
  fields.page_size = [`Введите целое число от 1 до ${limits.maxPageSize}.`];
  return fallback;
}

/** The id of a listing, to sort by similarity to it; null if absent. */
function readSimilarTo(query: string, fields: Record<string, string[]>): number | null {
  const text = new URLSearchParams(query).get('similar_to');
  if (!text) return null;
  const id = readId(text);
  if (id === null) fields.similar_to = [messages.notANumber];
  return id;
}

/** What is said of a parameter. */
export const messages: Readonly<Record<QueryProblem, string>> = {
  unknownValue: 'Такого значения нет среди допустимых вариантов.',
  unknownParameter: 'Такого параметра нет.',
  notANumber: 'Введите целое число.',
  outOfRange: 'Значение вне допустимых границ.',
  minAboveMax: 'Минимальное значение не может быть больше максимального.',
  tooMany: 'Слишком много значений.',
  tooLong: 'Слишком длинный запрос.',
};
