import * as v from 'valibot';
import { listingPriceSchema } from '../../../../src/api/wire/listingPrice';
import { similarPricesSchema } from '../../../../src/api/wire/similarPrices';
import { listingRealtyTypes, roomOptions, tradeTypes } from '../../../../src/domain/enumerations';
import { formLimits } from '../../../../src/domain/listing/form/formLimits';
import { degrees, json, missing, oneOf, problem, query, recordId, security, tooOften } from './parts';

/** Calls about prices, for the document. */
export const priceCalls = {
  similarPrices: {
    summary: 'What similar public flats of the district cost; null when there are too few to say',
    querystring: query(
      {
        trade_type: oneOf(tradeTypes),
        realty_type: oneOf(listingRealtyTypes),
        room_count: oneOf(roomOptions),
        area: { type: 'number', exclusiveMinimum: 0, maximum: formLimits.area.max },
        latitude: degrees(90),
        longitude: degrees(180),
        except: { type: 'integer', minimum: 1, description: 'Id of a listing that is left out' },
      },
      ['trade_type', 'realty_type', 'area', 'latitude', 'longitude'],
    ),
    response: { 200: json(v.nullable(similarPricesSchema)), 400: problem, 429: tooOften },
  },
  listingPrice: {
    summary: 'What a listing has cost, and what similar public flats of its district cost',
    description:
      'The history has the prices that everybody has seen, the oldest first, at most the newest hundred. Similar flats are public now; below 12 only their number is told. Null instead of them: the listing is not public, or its area or district is unknown.',
    security: [{}, ...security],
    params: recordId,
    response: { 200: json(listingPriceSchema), 404: missing, 429: tooOften },
  },
};
