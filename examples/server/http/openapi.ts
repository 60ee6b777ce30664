import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifySchema } from 'fastify';
import * as v from 'valibot';
import { faqSectionAnswer, faqSectionsAnswer, faqTypes } from '../../../src/api/wire/faq';
import { countSchema, latestAnswer, listingPageAnswer } from '../../../src/api/wire/lists';
import { mapBoxSchema, mapPointSchema, placeSchema } from '../../../src/api/wire/mapPoints';
import { metroStationSchema } from '../../../src/api/wire/metro';
import { nearestMetroSchema } from '../../../src/api/wire/nearestMetro';
import { ownerContactSchema } from '../../../src/api/wire/owner';
import { referenceDataSchema } from '../../../src/api/wire/referenceData';
import { tradeTypes } from '../../../src/domain/enumerations';
import { complaintLength } from '../../../src/domain/forms/complaint';
import { limits } from '../../../src/domain/limits';
import { commonFlags, type FilterField, rentFlags } from '../../../src/domain/search/fields';
import { filterProperties } from '../../../src/domain/search/filters';
import { longestNew } from '../../../src/domain/searches/publishedWithin';
import { accountCalls } from './documents/accountCalls';
import { addressCalls } from './documents/addressCalls';
import { chatCalls } from './documents/chatCalls';
import { chatComplaintCalls } from './documents/chatComplaintCalls';
import { eventCalls } from './documents/eventCalls';
import { identityCalls } from './documents/identityCalls';
import { listingCalls } from './documents/listingCalls';
import { moderationCalls } from './documents/moderationCalls';
import { notificationCalls } from './documents/notificationCalls';
import {
  anonymous,
  degrees,
  detail,
  integer,
  json,
  keyHeader,
  keyOfAnother,
  listingDetailsAnswer,
  listOf,
  missing,
  oneOf,
  pageSize,
  problem,
  query,
  recordId,
  security,
  text,
  tooMany,
  tooOften,
} from './documents/parts';
import { phoneCalls } from './documents/phoneCalls';
import { priceCalls } from './documents/priceCalls';
import { secondFactorCalls } from './documents/secondFactorCalls';
import { tagOf, tags } from './documents/tags';

/** Made from the schemas that the client validates responses with, so that nothing is written twice. */
export const openApi: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Kvartal reference API',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Search for flats in Moscow, their owners, complaints, accounts, questions and answers. Lists in a query are comma-joined. Every path works with a slash at its end too. Headers above 16 KB are answered by 431, another method of a known path by 405 with Allow.',
    },
    servers: [{ url: '/' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token {token}' } },
    },
  },
  // Pages are not API calls, and which exist depends on the build.
  transform: ({ schema, url }) => ({
    schema: url.startsWith('/api/') ? { tags: [tagOf(url)], ...schema } : { ...schema, hide: true },
    url,
  }),
};

const flag = (description: string) => ({ type: 'string', enum: ['true', 'false'], description });
const flags = Object.fromEntries([
  ...commonFlags.map((name) => [name, flag('Sale and rent')]),
  ...rentFlags.map((name) => [name, flag('Rent only')]),
]);

function schemaOf(field: FilterField): Record<string, unknown> {
  switch (field.kind) {
    case 'choice':
      return oneOf(field.options);
    case 'list':
      return listOf(field.options);
    case 'range':
      return field.decimals ? { type: 'number', minimum: field.min, maximum: field.max } : integer(field.min, field.max);
    case 'names':
      return { type: 'string', description: 'Comma-joined names of stations; a name includes all its lines' };
    case 'flags':
      return {};
    default:
      return field satisfies never;
  }
}

const { ordering, ...filters }: Record<string, unknown> = Object.fromEntries(
  filterProperties.flatMap(({ parameter, field }) => (field.kind === 'flags' ? Object.entries(flags) : [[parameter, schemaOf(field)]])),
);
const similarTo = { type: 'integer', minimum: 1, description: 'Id of a listing: sorts by similarity to it, and leaves it out' };

const publishedWithin = { ...integer(1, longestNew), description: 'Only listings that were published first in these last seconds' };

/** Parameters and responses of each call, for the document, by operation id. Requests are validated by the domain, see `searchRequest.ts`. */
export const documented = named({
  search: {
    summary: 'A page of listings',
    querystring: query({
      ...filters,
      ordering,
      page: integer(1, limits.page),
      page_size: pageSize,
      similar_to: similarTo,
      published_within: publishedWithin,
    }),
    response: { 200: json(listingPageAnswer), 400: problem, 429: tooOften },
  },
  count: {
    summary: 'How many listings match',
    querystring: query(filters),
    response: { 200: json(countSchema), 400: problem, 429: tooOften },
  },
  latest: {
    summary: 'The newest listings of a deal',
    querystring: query({ trade_type: oneOf(tradeTypes), page_size: pageSize }),
    response: { 200: json(latestAnswer), 400: problem, 429: tooOften },
  },
  byIds: {
    summary: 'Listings by their ids',
    description: 'In the order of the ids. Archived listings are included; those that not everybody may see are left out.',
    querystring: query({ ids: { type: 'string', description: `Comma-joined ids, at most ${limits.listingsByIds}` } }),
    response: { 200: json(latestAnswer), 400: problem, 429: tooOften },
  },
  listing: {
    summary: 'One listing',
    description: 'Owners and moderators see more than others.',
    security: [{}, ...security],
    params: recordId,
    response: { 200: json(listingDetailsAnswer), 404: missing, 429: tooOften },
  },
  owner: {
    summary: 'Who placed a listing',
    description: 'Phone and QR code require a token, allowed calls and a public listing of another user.',
    security: [{}, ...security],
    params: recordId,
    response: {
      200: json(ownerContactSchema),
      401: anonymous,
      403: detail('The owner has blocked this user: no phone'),
      404: missing,
      429: tooMany,
    },
  },
  complaint: {
    summary: 'A complaint about a listing; once a day per listing, with an Idempotency-Key once',
    security,
    headers: keyHeader,
    body: {
      type: 'object',
      properties: {
        realty_id: { type: 'integer', minimum: 1 },
        description: { ...text, minLength: complaintLength.min, maxLength: complaintLength.max },
      },
      required: ['realty_id', 'description'],
    },
    response: {
      201: json(v.object({ realty_id: v.number(), description: v.string() })),
      400: problem,
      401: anonymous,
      422: keyOfAnother,
      429: tooMany,
    },
  },
  metro: {
    summary: 'Metro stations',
    querystring: query({ station_name: { type: 'string' }, line_name: { type: 'string' } }),
    response: { 200: json(v.array(metroStationSchema)), 429: tooOften },
  },
  mapPoints: {
    summary: 'Points in a box of the map',
    description: 'Points with their listings. Above 1500 points: cells of a grid with their counts.',
    querystring: query(filters, ['trade_type']),
    body: json(mapBoxSchema),
    response: { 200: json(v.array(mapPointSchema)), 400: problem, 429: tooOften },
  },
  mapPointsByQuery: {
    summary: 'Points in a box of the map, for caches',
    description: 'The answer of POST with the corners of the box in the query.',
    querystring: query(
      {
        ...filters,
        top_left_latitude: degrees(90),
        top_left_longitude: degrees(180),
        bottom_right_latitude: degrees(90),
        bottom_right_longitude: degrees(180),
      },
      ['trade_type', 'top_left_latitude', 'top_left_longitude', 'bottom_right_latitude', 'bottom_right_longitude'],
    ),
    response: { 200: json(v.array(mapPointSchema)), 400: problem, 429: tooOften },
  },
  pointListings: {
    summary: 'A page of the listings at one point of the map',
    querystring: query({ ...filters, ordering, page: integer(1, limits.page), page_size: pageSize }),
    body: json(placeSchema),
    response: { 200: json(listingPageAnswer), 400: problem, 429: tooOften },
  },
  nearestMetro: {
    summary: 'The metro station nearest to a point; null when none is within five kilometres',
    querystring: query({ latitude: degrees(90), longitude: degrees(180) }, ['latitude', 'longitude']),
    response: { 200: json(v.nullable(nearestMetroSchema)), 400: problem, 429: tooOften },
  },
  ...priceCalls,
  ...addressCalls,
  ...chatCalls,
  ...chatComplaintCalls,
  ...identityCalls,
  ...secondFactorCalls,
  ...phoneCalls,
  ...listingCalls,
  ...moderationCalls,
  ...notificationCalls,
  ...eventCalls,
  ...accountCalls,
  faqSections: {
    summary: 'Tabs of questions and answers',
    querystring: query({ type: { type: 'string', enum: faqTypes, default: faqTypes[0] } }),
    response: { 200: json(faqSectionsAnswer), 400: problem, 429: tooOften },
  },
  faqSection: {
    summary: 'The questions of a tab, their answers as HTML',
    params: recordId,
    response: { 200: json(faqSectionAnswer), 404: detail('No such tab'), 429: tooOften },
  },
  referenceData: { summary: 'Enumerations with their labels', response: { 200: json(referenceDataSchema), 429: tooOften } },
});

/** Adds to each call its key as the operation id, from which generated clients make the names of their functions. */
function named<Calls extends Readonly<Record<string, FastifySchema & { summary: string }>>>(calls: Calls): Calls {
  return Object.fromEntries(Object.entries(calls).map(([operationId, call]) => [operationId, { ...call, operationId }])) as Calls;
}
