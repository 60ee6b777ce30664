import * as v from 'valibot';
import { myListingsAnswer } from '../../../../src/api/wire/listing/myListing';
import { listingStatuses } from '../../../../src/domain/enumerations';
import { limits } from '../../../../src/domain/limits';
import { moderationLimits, rejectionReasons } from '../../../../src/domain/listing/moderation';
import { newRent, newSale, rent, sale } from './listingBodies';
import {
  anonymous,
  changedListing,
  conflict,
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

const withVersion = <S extends { readonly properties: object }>(schema: S) => ({
  ...schema,
  properties: {
    ...schema.properties,
    version: { type: 'integer', description: 'The version that was edited; 409 if it is not the current one any more' },
  },
});
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
  createSale: { summary: 'A new sale; it goes to moderation', ...create, body: newSale, response: created },
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
    response: {
      200: changedListing,
      400: problem,
      ...refusals,
      409: conflict('Changed or decided meanwhile, or read by another moderator'),
    },
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
