import { type RequestOptions, type Transport } from '../../../api/client/request';
import { listSimilar } from '../../../api/listing/similar';
import type { Listing } from '../../../domain/listing/listing';
import { type Comparable, dissimilarity, similarPrice } from '../../../domain/listing/similarity';
import { searchedRealtyType } from '../../../domain/search/cataloguePath';
import { defaultFilters, type SearchFilters } from '../../../domain/search/filters';

/** Maximum number of listings. */
const most = 9;
/** Fewer are not worth a section; then price and rooms may differ. */
const fewest = 3;

export type SimilarTo = Comparable & Pick<Listing, 'id' | 'tradeType' | 'realtyType'>;

/**
 * Loads other listings of the same deal and type (or else flats, §2), the most similar first: with as many rooms and a price up to a fifth
 * higher or lower, and if these are too few, any. A server that knows `similar_to` chooses from all of them, another one from its newest.
 */
export async function similarListings(transport: Transport, listing: SimilarTo, options?: RequestOptions): Promise<readonly Listing[]> {
  const { id, tradeType, rooms, price } = listing;
  const others = async (filters: Partial<SearchFilters>) => {
    const wanted = { ...defaultFilters, tradeType, realtyType: type, ...filters };
    return (await listSimilar(transport, id, wanted, options)).filter((other) => other.id !== id);
  };
  const type = searchedRealtyType(listing.realtyType);
  const alike = await others({
    rooms: rooms === null ? [] : [rooms],
    ...(price > 0 && { priceMin: Math.ceil(price * (1 - similarPrice)), priceMax: Math.floor(price * (1 + similarPrice)) }),
  });
  const found = alike.length < fewest ? [...alike, ...(await others({}))] : alike;
  if (found.length === 0 && type !== 'flat') found.push(...(await others({ realtyType: 'flat' })));
  const byId = new Map(found.map((other) => [other.id, other]));
  return [...byId.values()].sort((a, b) => dissimilarity(listing, a) - dissimilarity(listing, b)).slice(0, most);
}
