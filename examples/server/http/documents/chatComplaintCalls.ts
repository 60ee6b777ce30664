import * as v from 'valibot';
import { chatComplaintSchema, filedChatComplaintSchema } from '../../../../src/api/wire/chat/chatComplaint';
import { chatComplaintLimits, chatComplaintReasons } from '../../../../src/domain/chat/chatComplaint';
import { limits } from '../../../../src/domain/limits';
import {
  anonymous,
  conflict,
  detail,
  integer,
  json,
  keyHeader,
  keyOfAnother,
  pageSize,
  problem,
  query,
  recordId,
  security,
  text,
  tooMany,
} from './parts';

const missing = detail('No such complaint, or one of the moderator or about them');
const resolved = (what: string) => ({
  204: { description: what, type: 'null' },
  404: missing,
  409: conflict('Resolved meanwhile'),
  429: tooMany,
});

/** Complaints about people, for the document. */
export const chatComplaintCalls = {
  reportChat: {
    summary: 'A complaint about the person of a chat; once a day per person, with an Idempotency-Key once',
    description: `Moderators are shown the latest ${chatComplaintLimits.messages} messages as they are now, for which share_messages is the consent. "other" needs a description. The person is not told.`,
    security,
    headers: keyHeader,
    body: {
      type: 'object',
      properties: {
        chat_id: { type: 'integer', minimum: 1, description: 'A chat of the user' },
        reason_code: { ...text, enum: chatComplaintReasons },
        description: { ...text, maxLength: chatComplaintLimits.description },
        share_messages: { type: 'boolean', enum: [true] },
      },
      required: ['chat_id', 'reason_code', 'share_messages'],
    },
    response: {
      201: json(filedChatComplaintSchema),
      400: problem,
      401: anonymous,
      404: detail('No such chat of this user'),
      422: keyOfAnother,
      429: tooMany,
    },
  },
  chatComplaints: {
    summary: 'Complaints about people, with the messages around them; the oldest first, resolved ones by their decision',
    description: `Ids are null, and names empty, of closed accounts. Messages are erased ${chatComplaintLimits.keptDays} days after the decision.`,
    security,
    querystring: query({
      resolved: { type: 'string', enum: ['true', 'false'], default: 'false' },
      page: integer(1, limits.page),
      page_size: pageSize,
    }),
    response: {
      200: json(v.object({ results: v.array(chatComplaintSchema), count: v.number() })),
      400: problem,
      404: detail('Not a moderator'),
      429: tooMany,
    },
  },
  chatComplaint: {
    summary: 'A complaint about a person, whether it waits or not',
    security,
    params: recordId,
    response: { 200: json(chatComplaintSchema), 404: detail('No such complaint, or not a moderator'), 429: tooMany },
  },
  dismissChatComplaint: {
    summary: 'A complaint about a person was not confirmed',
    security,
    params: recordId,
    response: resolved('Dismissed, now or earlier'),
  },
  confirmChatComplaint: {
    summary: 'A complaint about a person was confirmed: the account is blocked, or closed',
    description: 'A block resolves what waits about the account by itself.',
    security,
    params: recordId,
    response: {
      ...resolved('Confirmed, or resolved earlier'),
      409: conflict('Resolved meanwhile, or the account is neither blocked nor closed'),
    },
  },
};
