import type { Kysely } from 'kysely';
import type { ListingDetails } from '../../../../src/domain/listing/listingDetails';
import type { PhotoFacts } from '../../../../src/domain/listing/postingRules/comparePhotos';
import type { SimilarPrices } from '../../../../src/domain/listing/postingRules/comparePrice';
import type { PostingHint } from '../../../../src/domain/listing/postingRules/postingHint';
import { postingHints } from '../../../../src/domain/listing/postingRules/postingHints';
import { isPlace } from '../../../../src/domain/map/coordinates';
import type { AddressRegister } from '../../addresses/addressRegister';
import type { Database } from '../../database/schema';
import { similarPricesIn } from '../similarPrices';

/** Reads listings under the posting rules, with what the server knows. */
export interface PostingReview {
  hintsOf(listing: ListingDetails): Promise<PostingHint[]>;
}

/** Metres between the point of a listing and its house, which may be long. */
const besideHouse = 200;

export function postingReview(db: Kysely<Database>, addresses: Pick<AddressRegister, 'near'>): PostingReview {
  function houseOf({ address }: ListingDetails) {
    if (!address || !isPlace(address)) return null;
    const found = addresses.near(address, besideHouse, 50).find(({ street, house }) => {
      if (!house || !address.street.includes(street?.name ?? '')) return false;
      const { number, corpus, building } = house;
      return number === address.houseNumber && corpus === (address.corpus ?? '') && building === (address.building ?? '');
    });
    return found?.house ?? null;
  }

  async function similarTo({ id, tradeType, realtyType, rooms, area, address }: ListingDetails): Promise<SimilarPrices | null> {
    if (!area || !address?.district) return null;
    return similarPricesIn(db, address.district, { tradeType, realtyType, rooms, area, listingId: id });
  }

  async function photosOf(listingId: number): Promise<PhotoFacts[]> {
    return db
      .selectFrom('photos')
      .innerJoin('pictures', 'pictures.id', 'photos.picture_id')
      .select(['width', 'height', 'fingerprint'])
      .where('listing_id', '=', listingId)
      .orderBy('position')
      .execute();
  }

  return {
    async hintsOf(listing) {
      const [similar, photos] = await Promise.all([similarTo(listing), photosOf(listing.id)]);
      return postingHints(listing, { house: houseOf(listing), similar, photos });
    },
  };
}
