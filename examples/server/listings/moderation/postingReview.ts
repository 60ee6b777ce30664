import { type Kysely, sql } from 'kysely';
import { listingRealtyTypes, optionByKey, roomOptions, tradeTypes } from '../../../../src/domain/enumerations';
import type { ListingDetails } from '../../../../src/domain/listing/listingDetails';
import type { PhotoFacts } from '../../../../src/domain/listing/postingRules/comparePhotos';
import type { SimilarPrices } from '../../../../src/domain/listing/postingRules/comparePrice';
import type { PostingHint } from '../../../../src/domain/listing/postingRules/postingHint';
import { postingHints } from '../../../../src/domain/listing/postingRules/postingHints';
import { isPlace } from '../../../../src/domain/map/coordinates';
import type { AddressRegister } from '../../addresses/addressRegister';
import type { Database } from '../../database/schema';

/** Reads listings under the posting rules, with what the server knows. */
export interface PostingReview {
  hintsOf(listing: ListingDetails): Promise<PostingHint[]>;
}

/** Metres between the point of a listing and its house, which may be long. */
const besideHouse = 200;
/** Share by which the areas of similar flats differ at most. */
const areaApart = 0.2;

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
    const hundredths = Math.round(area * 100);
    const { rows } = await sql<{ count: number; low: number | null; middle: number | null; high: number | null }>`
      select count(*)::int as count,
        percentile_cont(0.25) within group (order by price::float8 / area) * ${hundredths}::float8 as low,
        percentile_cont(0.5) within group (order by price::float8 / area) * ${hundredths}::float8 as middle,
        percentile_cont(0.75) within group (order by price::float8 / area) * ${hundredths}::float8 as high
      from listing_search
      where (latitude, longitude) in (select latitude, longitude from addresses where district = ${address.district})
        and trade_type = ${optionByKey(tradeTypes, tradeType).id}::smallint
        and realty_type = ${optionByKey(listingRealtyTypes, realtyType).id}::smallint
        and rooms is not distinct from ${rooms === null ? null : optionByKey(roomOptions, rooms).id}::smallint
        and area between ${Math.round(hundredths * (1 - areaApart))}::int and ${Math.round(hundredths * (1 + areaApart))}::int
        and id <> ${id}`.execute(db);
    const [found] = rows;
    return found?.low && found.middle && found.high ? { count: found.count, low: found.low, middle: found.middle, high: found.high } : null;
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
