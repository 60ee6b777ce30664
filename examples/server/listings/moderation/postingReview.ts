import type { Kysely } from 'kysely';
import { findHouse } from '../../../../src/domain/address/bindAddress';
import type { HouseCheck } from '../../../../src/domain/address/houseCheck';
import type { ListingDetails } from '../../../../src/domain/listing/listingDetails';
import type { PhotoFacts } from '../../../../src/domain/listing/postingRules/comparePhotos';
import type { SimilarPrices } from '../../../../src/domain/listing/postingRules/comparePrice';
import type { PostingHint } from '../../../../src/domain/listing/postingRules/postingHint';
import { postingHints } from '../../../../src/domain/listing/postingRules/postingHints';
import type { AddressRegister } from '../../addresses/addressRegister';
import type { Database } from '../../database/schema';
import { similarPricesIn } from '../similarPrices';

/** Reads listings under the posting rules, with what the server knows. */
export interface PostingReview {
  hintsOf(listing: ListingDetails): Promise<PostingHint[]>;
}

export function postingReview(db: Kysely<Database>, addresses: Pick<AddressRegister, 'city' | 'streets'>): PostingReview {
  function houseOf({ address }: ListingDetails) {
    return (address && findHouse(address, addresses)?.house) ?? null;
  }

  async function checkOf(listingId: number): Promise<HouseCheck | null> {
    const row = await db.selectFrom('listings').select(['house_registered', 'house_metres']).where('id', '=', listingId).executeTakeFirst();
    return row && row.house_registered !== null ? { isRegistered: row.house_registered, metres: row.house_metres } : null;
  }

  async function similarTo({ id, tradeType, realtyType, rooms, area, address }: ListingDetails): Promise<SimilarPrices | null> {
    if (!area || !address?.district) return null;
    return similarPricesIn(db, addresses.city, address.district, { tradeType, realtyType, rooms, area, listingId: id });
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
      const [address, similar, photos] = await Promise.all([checkOf(listing.id), similarTo(listing), photosOf(listing.id)]);
      return postingHints(listing, { house: houseOf(listing), address, similar, photos });
    },
  };
}
