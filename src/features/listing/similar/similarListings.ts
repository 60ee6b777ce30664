import type { RequestOptions, Transport } from '../../../api/client/request';
import { searchListings } from '../../../api/search';
import type { RealtyType } from '../../../domain/enumerations';
import type { Listing } from '../../../domain/listing/listing';
import { searchedRealtyType } from '../../../domain/listing/listingLinks';
import { defaultFilters } from '../../../domain/search/filters';

/** Maximum number of listings. */
const most = 9;

/** Loads other listings of the same deal, newest first: of the same type, or else flats (§2). */
export async function similarListings(
  transport: Transport,
  { id, tradeType, realtyType }: Pick<Listing, 'id' | 'tradeType' | 'realtyType'>,
  options?: RequestOptions,
): Promise<readonly Listing[]> {
  const others = async (type: RealtyType) => {
    const { listings } = await searchListings(
      transport,
      { ...defaultFilters, tradeType, realtyType: type, ordering: 'newest' },
      1,
      options,
    );
    return listings.filter((other) => other.id !== id).slice(0, most);
  };
  const type = searchedRealtyType(realtyType);
  const alike = await others(type);
  return alike.length > 0 || type === 'flat' ? alike : others('flat');
}
