import type { Listing } from '../../domain/listing/listing';
import { type RequestOptions, request, type Transport } from '../client/request';
import { check, keep } from '../client/response';
import { decodeListing } from '../wire/listing/listing';
import { latestSchema } from '../wire/lists';

export const listingsByIdsPath = '/realty/by-ids/';

/**
 * Returns those of these listings that everybody may see, archived ones too, in the order of the ids. The others are left out: nobody learns
 * why. At most `limits.listingsByIds` ids.
 */
export async function listingsByIds(transport: Transport, ids: readonly number[], options?: RequestOptions): Promise<readonly Listing[]> {
  const body = check(latestSchema, await request(transport, `${listingsByIdsPath}?ids=${ids.join(',')}`, options));
  return keep(body.results, decodeListing, 'listing', options);
}
