import { addressAnswerSchema } from '../../../../src/api/wire/address';
import { addressLimits } from '../../../../src/domain/address/addressLimits';
import { degrees, integer, json, problem, text, tooOften } from './parts';

const bound = { type: 'object', properties: { value: { type: 'string', enum: ['city', 'settlement', 'street', 'house'] } } };

/** Suggestions of addresses, for the document. */
export const addressCalls = {
  suggestAddresses: {
    summary: 'Addresses that a typed text may mean, in the format of DaData',
    body: {
      type: 'object',
      properties: {
        query: { ...text, maxLength: addressLimits.queryLength },
        count: integer(1, addressLimits.suggestions),
        locations_geo: {
          type: 'array',
          items: {
            type: 'object',
            properties: { lat: degrees(90), lon: degrees(180), radius_meters: integer(1, 100_000) },
            required: ['lat', 'lon'],
          },
        },
        from_bound: bound,
        to_bound: bound,
      },
      required: ['query'],
    },
    response: { 200: json(addressAnswerSchema), 400: problem, 429: tooOften },
  },
  addressesAt: {
    summary: 'Houses around a place, the nearest first, in the format of DaData',
    body: {
      type: 'object',
      properties: {
        lat: degrees(90),
        lon: degrees(180),
        radius_meters: integer(1, addressLimits.reverseRadius),
        count: integer(1, addressLimits.suggestions),
      },
      required: ['lat', 'lon'],
    },
    response: { 200: json(addressAnswerSchema), 400: problem, 429: tooOften },
  },
};
