import * as v from 'valibot';
import { myListingsAnswer } from '../../../../src/api/wire/listing/myListing';
import { listingStatuses } from '../../../../src/domain/enumerations';
import { limits } from '../../../../src/domain/limits';
import { formLimits } from '../../../../src/domain/listing/form/formLimits';
import { moderationLimits, rejectionReasons } from '../../../../src/domain/listing/moderation';
import {
  anonymous,
  changedListing,
  detail,
  failure,
  integer,
  json,
  keyHeader,
  keyOfAnother,
  missing,
  nestedProblem,
  pageSize,
  problem,
  query,
  recordId,
  savedListing,
  security,
  text,
  tooMany,
} from './parts';

const flag = { type: 'boolean' };
const nullable = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
const { area, floor, photos, deposit, description } = formLimits;

/** The fields of a listing (§7). */
const realty = {
  realty_type: integer(1, 2),
  address: {
    type: 'object',
    properties: {
      street: { type: 'object', properties: { name: { ...text, maxLength: formLimits.address.street } }, required: ['name'] },
      house_number: { ...text, maxLength: formLimits.address.part },
      corpus: nullable({ ...text, maxLength: formLimits.address.part }),
      building: nullable({ ...text, maxLength: formLimits.address.part }),
      latitude: { type: 'number' },
      longitude: { type: 'number' },
    },
    required: ['street', 'house_number', 'latitude', 'longitude'],
  },
  about_building: {
    type: 'object',
    properties: { type: nullable(integer(1, 6)), year_built: nullable({ type: 'integer', minimum: formLimits.earliestYear }) },
  },
  about_apartment: {
    type: 'object',
    properties: {
      number_of_rooms: integer(1, 5),
      area: { type: 'number', minimum: area.min, maximum: area.max },
      floor: integer(floor.min, floor.max),
      floors_number: integer(floor.min, floor.max),
      balcony: flag,
      loggia: flag,
      elevator: flag,
    },
    required: ['number_of_rooms', 'area', 'floor', 'floors_number'],
  },
  common_characteristics: {
    type: 'object',
    properties: {
      repair_type: nullable(integer(1, 4)),
      bathroom: nullable(integer(1, 2)),
      furniture: nullable(flag),
      courtyard_view: flag,
      street_view: flag,
    },
  },
  description: { ...text, minLength: 1, maxLength: description },
  price: { type: 'integer', description: 'Whole roubles; of a rent for a month' },
  commission: nullable({ type: 'integer', minimum: 0 }),
  owner_type: { type: 'integer', enum: [1, 3] },
  communication_method: integer(1, 3),
  photos_upload: {
    type: 'array',
    description: 'In the order shown: pictures as base64, and ids of photos that the listing has',
    minItems: photos.min,
    maxItems: photos.max,
    items: { anyOf: [text, { type: 'integer', minimum: 1 }] },
  },
};
const required = [
  'realty_type',
  'address',
  'about_apartment',
  'description',
  'price',
  'owner_type',
  'communication_method',
  'photos_upload',
];
const sale = { type: 'object', properties: realty };
const rent = {
  type: 'object',
  properties: {
    realty: { type: 'object', properties: realty },
    lease_payments: {
      type: 'object',
      properties: {
        counters_payment: nullable(integer(1, 2)),
        communal_payment: nullable(integer(1, 2)),
        deposit: nullable(integer(deposit.min, deposit.max)),
      },
    },
    rental_features: { type: 'object', additionalProperties: flag },
  },
};
const withVersion = <S extends { readonly properties: object }>(schema: S) => ({
  ...schema,
  properties: {
    ...schema.properties,
    version: { type: 'integer', description: 'The version that was edited; 409 if it is not the current one any more' },
  },
});
const newRent = { ...rent, required: ['realty'], properties: { ...rent.properties, realty: { ...rent.properties.realty, required } } };

const refusals = { 401: anonymous, 404: missing, 429: tooMany };
const heavy = {
  413: detail('The body is too large'),
  503: failure('Too many large bodies at once; Retry-After gives the time of the next attempt'),
};
const create = { security, headers: keyHeader };
const created = {
  201: savedListing,
  400: nestedProblem,
  401: anonymous,
  ...heavy,
  422: keyOfAnother,
  429: tooMany,
};
const edited = { 200: savedListing, 400: nestedProblem, ...refusals, 409: detail('Edited meanwhile'), ...heavy };

/** Calls that change listings, for the document. Somebody else's listing is answered like one that does not exist. */
export const listingCalls = {
  createSale: { summary: 'A new sale; it goes to moderation', ...create, body: { ...sale, required }, response: created },
  createRent: { summary: 'A new rent; it goes to moderation', ...create, body: newRent, response: created },
  editSale: { summary: 'Changes a sale; it goes to moderation', security, params: recordId, body: withVersion(sale), response: edited },
  editRent: { summary: 'Changes a rent; it goes to moderation', security, params: recordId, body: withVersion(rent), response: edited },
  setStatus: {
    summary: 'Changes the status of a listing',
    description:
      'Owners archive, and send to moderation what is archived. Moderators approve and reject, and name the version that they looked at. A repeated call succeeds, and says that it changed nothing.',
    security,
    params: recordId,
    body: {
      type: 'object',
      properties: {
        realty_status: { type: 'integer', enum: listingStatuses.map(({ id }) => id) },
        version: { type: 'integer', minimum: 1, description: 'Of an approval or a rejection: the version that was looked at' },
        reason_code: { ...text, enum: rejectionReasons, description: 'Of a rejection' },
        field: { ...text, description: 'The field concerned' },
        comment: { ...text, maxLength: moderationLimits.comment },
      },
      required: ['realty_status'],
    },
    response: { 200: changedListing, 400: problem, ...refusals, 409: detail('Changed meanwhile, or read by another moderator') },
  },
  deleteListing: {
    summary: 'Deletes a listing',
    security,
    params: recordId,
    response: {
      200: { description: 'Deleted earlier', ...json(v.object({ is_changed: v.literal(false) })) },
      204: { description: 'Deleted', type: 'null' },
      ...refusals,
    },
  },
  deletePhoto: {
    summary: 'Removes a photo; an edit that names its id within a day brings it back',
    security,
    params: recordId,
    response: { 204: { description: 'Removed, now or earlier', type: 'null' }, ...refusals },
  },
  myListings: {
    summary: 'Own listings, newest first',
    security,
    querystring: query({ page: integer(1, limits.page), page_size: pageSize }),
    response: { 200: json(myListingsAnswer), 400: problem, 401: anonymous },
  },
};
