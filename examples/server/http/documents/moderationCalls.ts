import * as v from 'valibot';
import { spamMarkSchema } from '../../../../src/api/wire/chat/spamMark';
import { listingAnswer } from '../../../../src/api/wire/lists';
import { complainedSchema, moderatedSchema, queueEntrySchema } from '../../../../src/api/wire/moderation/moderationQueue';
import { daySchema, decisionSchema } from '../../../../src/api/wire/moderation/moderationRecord';
import { listingStatuses } from '../../../../src/domain/enumerations';
import { limits } from '../../../../src/domain/limits';
import { moderationLimits, queueOrderings, rejectionReasons } from '../../../../src/domain/listing/moderation';
import {
  conflict,
  detail,
  integer,
  json,
  listingDetailsAnswer,
  missing,
  pageSize,
  problem,
  query,
  recordId,
  savedListing,
  security,
  text,
  tooMany,
} from './parts';

const ordering = { type: 'string', enum: queueOrderings, default: queueOrderings[0] };
const page = { page: integer(1, limits.page), page_size: pageSize };
const listOf = (item: v.GenericSchema) => json(v.object({ results: v.array(item), count: v.number() }));
const moderated = { ...moderatedSchema.entries, realty: listingDetailsAnswer, approved: v.nullable(listingDetailsAnswer) };
const refusals = { 404: missing, 429: tooMany };
const nothing = (description: string) => ({ 204: { description, type: 'null' } });
const seen = {
  version: { type: 'integer', minimum: 1, description: 'The version that was looked at' },
  realty_status: {
    type: 'integer',
    enum: listingStatuses.map(({ id }) => id),
    description: 'The status that was looked at; 2 when absent',
  },
};
const decided = {
  200: savedListing,
  400: problem,
  ...refusals,
  409: conflict('Changed or decided meanwhile, or read by another moderator'),
};

/** Calls of moderators, for the document. To others they do not exist: 404. */
export const moderationCalls = {
  moderationQueue: {
    summary: 'Listings that wait for a decision',
    security,
    querystring: query({ ordering, ...page }),
    response: {
      200: json(
        v.object({
          results: v.array(v.object({ ...queueEntrySchema.entries, realty: listingAnswer })),
          count: v.number(),
          ...daySchema.entries,
        }),
      ),
      400: problem,
      ...refusals,
    },
  },
  holdNextListing: {
    summary: 'Holds the first listing that nobody reads; asked again, the same one',
    description: `For ${moderationLimits.holdMinutes} minutes. Without a listing, realty is null and nothing else is there.`,
    security,
    body: { type: 'object', properties: { ordering } },
    response: {
      200: json(v.union([v.object(moderated), v.object({ realty: v.null() })])),
      400: problem,
      ...refusals,
    },
  },
  moderatedListing: {
    summary: 'A listing with what changed, hints of the posting rules, complaints and its owner',
    security,
    params: recordId,
    response: { 200: json(v.object(moderated)), ...refusals },
  },
  holdListing: {
    summary: 'Holds a listing',
    security,
    params: recordId,
    response: { 200: json(v.object(moderated)), ...refusals, 409: detail('Another moderator reads it') },
  },
  postponeListing: {
    summary: 'Lets a listing go, to the end of the queue',
    security,
    params: recordId,
    response: { ...nothing('Let go, or held by somebody else'), ...refusals, 409: conflict('Decided meanwhile') },
  },
  approveListing: {
    summary: 'Approves a listing',
    description: `The letter to its owner waits ${moderationLimits.undoSeconds} seconds: set the status to 2 to take the decision back.`,
    security,
    params: recordId,
    body: { type: 'object', properties: seen, required: ['version'] },
    response: decided,
  },
  rejectListing: {
    summary: 'Rejects a listing, and resolves the complaints about it',
    security,
    params: recordId,
    body: {
      type: 'object',
      properties: {
        ...seen,
        reason_code: { ...text, enum: rejectionReasons },
        field: { ...text, description: 'The field concerned' },
        comment: { ...text, maxLength: moderationLimits.comment },
      },
      required: ['version', 'reason_code'],
    },
    response: decided,
  },
  complaints: {
    summary: 'Listings with complaints',
    description: 'is_owner_blocked: now, whatever the outcome was.',
    security,
    querystring: query({ resolved: { type: 'string', enum: ['true', 'false'], default: 'false' }, ...page }),
    response: { 200: listOf(v.object({ ...complainedSchema.entries, realty: listingAnswer })), 400: problem, ...refusals },
  },
  complainedListing: {
    summary: 'A listing with the complaints that wait, or else with those that are decided',
    security,
    params: recordId,
    response: { 200: json(v.object({ ...complainedSchema.entries, realty: listingAnswer })), ...refusals },
  },
  decisions: {
    summary: 'What moderators have decided, newest first',
    description: 'Without decisions about the moderator who asks. realty is null when it was deleted since, or the account was concerned.',
    security,
    querystring: query({ own: { type: 'string', enum: ['true', 'false'], default: 'false' }, ...page }),
    response: { 200: listOf(v.object({ ...decisionSchema.entries, realty: v.nullable(listingAnswer) })), 400: problem, ...refusals },
  },
  dismissComplaints: {
    summary: 'Complaints about a listing were not confirmed',
    security,
    params: recordId,
    response: { ...nothing('Dismissed, now or earlier'), ...refusals, 409: conflict('Resolved meanwhile') },
  },
  confirmComplaints: {
    summary: 'Complaints about a listing were confirmed: its owner is blocked',
    description: 'For what came after the block, about a listing that is neither public nor in moderation: those are rejected.',
    security,
    params: recordId,
    response: {
      ...nothing('Confirmed, or resolved earlier'),
      ...refusals,
      409: conflict('Resolved meanwhile, or the owner is not blocked, or the listing is to be rejected'),
    },
  },
  blockAccount: {
    summary: 'Blocks an account: sign-in is refused with the reason, sessions end, listings are rejected, complaints are resolved',
    description: 'Of a blocked account, what has come since ends as well. The reason is recorded; sign-in goes on telling the first.',
    security,
    params: recordId,
    body: { type: 'object', properties: { reason: { ...text, minLength: 1, maxLength: moderationLimits.comment } }, required: ['reason'] },
    response: { ...nothing('Blocked, now or earlier'), 400: problem, 404: detail('No such user, or a moderator'), 429: tooMany },
  },
  unblockAccount: {
    summary: 'Lets a user sign in again',
    security,
    params: recordId,
    response: { ...nothing('Not blocked'), 404: detail('No such user, or a moderator'), 429: tooMany },
  },
  spamMarks: {
    summary: 'Texts that somebody has sent to many people, the one with most people first',
    security,
    querystring: query(page),
    response: { 200: listOf(spamMarkSchema), 400: problem, ...refusals },
  },
  dismissSpam: {
    summary: 'It was no spam',
    security,
    params: recordId,
    response: { ...nothing('Dismissed'), 404: detail('No such mark'), 429: tooMany },
  },
};
