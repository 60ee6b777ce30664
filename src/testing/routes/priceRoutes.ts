import { encodeListingPrice } from '../../api/wire/listingPrice';
import { encodeSimilarPrices, readPricedFlat } from '../../api/wire/similarPrices';
import { isPublic } from '../../domain/listing/permissions/isPublic';
import { listingRole } from '../../domain/listing/permissions/listingRole';
import { seesContent } from '../../domain/listing/permissions/listingView';
import { fewestSimilar, type SimilarPrices } from '../../domain/listing/postingRules/comparePrice';
import { areaApart, type PricedFlat } from '../../domain/listing/postingRules/similarFlats';
import { isPlace } from '../../domain/map/coordinates';
import { metresBetween } from '../../domain/map/geo';
import { type Answer, json, notFound, type Route, refused } from '../fakeRoute';
import type { World } from '../world';

/** Metres: the fake world has no districts, and a place in it stands for the houses around it. */
const around = 20_000;

/** What public flats like one cost around it, and what a listing has cost. */
export const priceRoutes: readonly Route[] = [
  {
    path: /\/realty-addresses\/similar-prices\/$/,
    GET(world, params) {
      const { flat, fields } = readPricedFlat(params);
      if (!flat) return refused(Object.keys(fields));
      const prices = { district: null, ...similarTo(world, flat) };
      return json(prices.count >= fewestSimilar ? encodeSimilarPrices(prices) : null);
    },
  },
  { path: /\/realty\/(\d+)\/price\/$/, GET: priceOf },
];

function priceOf(...[world, , { id, user }]: Parameters<Answer>): Response {
  const item = world.listings.find(({ listing }) => listing.id === id);
  if (!item || !seesContent(item.listing, listingRole(item.listing, user))) return notFound();
  const { listing } = item;
  const { tradeType, realtyType, rooms, area, price, address, publishedAt } = listing;
  const wasPublic = seesContent(listing, 'stranger') && publishedAt;
  const history = item.history ?? (wasPublic ? [{ price, since: publishedAt }] : []);
  const isCompared = isPublic(listing) && price > 0 && area !== null && area > 0 && address !== null && isPlace(address);
  if (!isCompared) return json(encodeListingPrice(history, null));
  const found = similarTo(world, { tradeType, realtyType, rooms, area, at: address, listingId: id });
  return json(encodeListingPrice(history, { district: address.district, found }));
}

function similarTo({ listings }: World, flat: PricedFlat): SimilarPrices {
  const perMetre = listings
    .flatMap(({ listing }) => {
      const { id, tradeType, realtyType, rooms, area, price, address } = listing;
      const isSame = tradeType === flat.tradeType && realtyType === flat.realtyType && rooms === flat.rooms && id !== flat.listingId;
      if (!isSame || !isPublic(listing) || !area || Math.abs(area / flat.area - 1) > areaApart) return [];
      return address && isPlace(address) && metresBetween(address, flat.at) <= around ? [price / area] : [];
    })
    .sort((a, b) => a - b);
  const share = (part: number) => (perMetre[Math.floor((perMetre.length - 1) * part)] ?? 0) * flat.area;
  return { count: perMetre.length, low: share(0.25), middle: share(0.5), high: share(0.75) };
}
