import { encodeSimilarPrices, readPricedFlat } from '../../api/wire/similarPrices';
import { isPublic } from '../../domain/listing/permissions/isPublic';
import { fewestSimilar } from '../../domain/listing/postingRules/comparePrice';
import { areaApart } from '../../domain/listing/postingRules/similarFlats';
import { isPlace } from '../../domain/map/coordinates';
import { metresBetween } from '../../domain/map/geo';
import { json, type Route, refused } from '../fakeRoute';

/** Metres: the fake world has no districts, and a place in it stands for the houses around it. */
const around = 20_000;

/** What public flats like one cost around it. */
export const priceRoutes: readonly Route[] = [
  {
    path: /\/realty-addresses\/similar-prices\/$/,
    GET({ listings }, params) {
      const { flat, fields } = readPricedFlat(params);
      if (!flat) return refused(Object.keys(fields));
      const perMetre = listings
        .flatMap(({ listing }) => {
          const { id, tradeType, realtyType, rooms, area, price, address } = listing;
          const isSame = tradeType === flat.tradeType && realtyType === flat.realtyType && rooms === flat.rooms && id !== flat.listingId;
          if (!isSame || !isPublic(listing) || !area || Math.abs(area / flat.area - 1) > areaApart) return [];
          return address && isPlace(address) && metresBetween(address, flat.at) <= around ? [price / area] : [];
        })
        .sort((a, b) => a - b);
      const share = (part: number) => (perMetre[Math.floor((perMetre.length - 1) * part)] ?? 0) * flat.area;
      const prices = { district: null, count: perMetre.length, low: share(0.25), middle: share(0.5), high: share(0.75) };
      return json(perMetre.length >= fewestSimilar ? encodeSimilarPrices(prices) : null);
    },
  },
];
