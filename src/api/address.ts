import type { AddressSuggestion } from '../domain/address/addressSuggestion';
import type { Coordinates } from '../domain/map/coordinates';
import { postOf } from './client/post';
import { type RequestOptions, request, type Transport } from './client/request';
import { check, reportDropped } from './client/response';
import { decodeAddressSuggestion, encodeAddressPlace, encodeAddressQuery, tolerantAddressAnswer } from './wire/address';

/** Paths of address suggestions, under the configured base (D5, D58). DaData's own service has the same behind its host. */
export const addressEndpoints = {
  suggest: '/suggestions/api/4_1/rs/suggest/address',
  geolocate: '/suggestions/api/4_1/rs/geolocate/address',
} as const;

/** Returns what a typed text may mean, the best match first. */
export async function suggestAddresses(
  transport: Transport,
  query: string,
  options?: RequestOptions,
): Promise<readonly AddressSuggestion[]> {
  return read(await request(foreign(transport), addressEndpoints.suggest, options, postOf(encodeAddressQuery(query))), options);
}

/** Returns the houses around a place, the nearest first. */
export async function listAddressesAt(
  transport: Transport,
  place: Coordinates,
  { count = 1, ...options }: RequestOptions & { readonly count?: number } = {},
): Promise<readonly AddressSuggestion[]> {
  return read(await request(foreign(transport), addressEndpoints.geolocate, options, postOf(encodeAddressPlace(place, count))), options);
}

/** Another company may answer behind these paths (D5): its 401 is about its own key (§8), and ends nobody's session. */
function foreign(transport: Transport): Transport {
  const { refused: _, ...rest } = transport;
  return rest;
}

function read(body: unknown, options?: RequestOptions): AddressSuggestion[] {
  const { suggestions } = check(tolerantAddressAnswer, body);
  const decoded = suggestions.flatMap((item) => decodeAddressSuggestion(item) ?? []);
  reportDropped(suggestions.length - decoded.length, 'address', options);
  return decoded;
}
