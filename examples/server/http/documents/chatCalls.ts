import * as v from 'valibot';
import { chatPageAnswer, chatThreadAnswer, foundMessagesAnswer, sentMessageAnswer, total } from '../../../../src/api/wire/chat/chat';
import { chatLimits } from '../../../../src/domain/chat/chatLimits';
import { limits } from '../../../../src/domain/limits';
import {
  anonymous,
  chatRefusal,
  detail,
  integer,
  json,
  keyHeader,
  keyOfAnother,
  pageSize,
  problem,
  query,
  security,
  text,
  tooMany,
} from './parts';

const id = { type: 'integer', minimum: 1 };
const ids = (description: string) => ({ type: 'array', items: id, minItems: 1, maxItems: chatLimits.atOnce, description });
const place = {
  chat_id: { ...id, description: 'A chat of the user' },
  realty_id: { ...id, description: "Somebody else's listing: the chat that the user has about it" },
};
const blocking = {
  security,
  body: {
    type: 'object',
    description: 'Exactly one of them. Ids that the user cannot know change nothing.',
    properties: { chat_ids: ids('Companions of these chats'), user_ids: ids('Users'), realty_ids: ids('Owners of these listings') },
  },
  response: { 200: json(v.object({ unread_total: total })), 400: problem, 401: anonymous, 429: tooMany },
};

/** Chats of the user, for the document. */
export const chatCalls = {
  chats: {
    summary: 'A page of chats, the one with the latest message first',
    description:
      'i_block=true is the blacklist; i_block=false with i_am_blocked=false leaves out blocked chats, as unread_total does always.',
    security,
    querystring: query({
      page: integer(1, limits.page),
      page_size: pageSize,
      i_block: { type: 'string', enum: ['true', 'false'] },
      i_am_blocked: { type: 'string', enum: ['false'] },
      search: { ...text, maxLength: chatLimits.search, description: "Part of the companion's name, or of the listing" },
    }),
    response: { 200: json(chatPageAnswer), 400: problem, 401: anonymous },
  },
  foundMessages: {
    summary: 'Messages of all chats that have the words of a search, the latest first',
    description:
      'A message is found by beginnings of its words, all that are searched for; capitals, and ё beside е, make no difference. Chats of the blacklist are searched too, messages of deleted chats are not. Each message comes with its chat.',
    security,
    querystring: query({
      search: { ...text, minLength: 1, maxLength: chatLimits.search, description: `One word needs ${chatLimits.searchFrom} letters` },
      before: { ...id, description: 'Older messages than this one' },
    }),
    response: { 200: json(foundMessagesAnswer), 400: problem, 401: anonymous },
  },
  showChat: {
    summary: 'A chat with a page of its messages, oldest first; it becomes read',
    description:
      'The newest messages, those before an id, those after one, or those around one or around the first since a time.' +
      '  404 with «Чат пуст» for a chat without messages.',
    security,
    body: {
      type: 'object',
      properties: {
        ...place,
        before: { ...id, description: 'Older messages than this one' },
        after: { ...id, description: 'Newer messages than this one' },
        around: { ...id, description: 'This message, or the next one, in the middle' },
        since: { type: 'string', format: 'date-time', description: 'The first message since then, or the last one, in the middle' },
        count: integer(1, chatLimits.maxMessages),
        mark_read: { type: 'boolean', default: true },
      },
    },
    response: { 200: json(chatThreadAnswer), 400: problem, 401: anonymous, 404: detail('No such chat of this user, or an empty one') },
  },
  sendMessage: {
    summary: 'Sends a message; with an Idempotency-Key once',
    description: `At most ${chatLimits.message} letters. Markup, control and invisible characters are taken out.`,
    security,
    headers: keyHeader,
    body: { type: 'object', properties: { ...place, message: text }, required: ['message'] },
    response: {
      200: json(sentMessageAnswer),
      400: problem,
      401: anonymous,
      403: chatRefusal,
      404: detail('No such chat or listing'),
      422: keyOfAnother,
      429: tooMany,
    },
  },
  blockUsers: { summary: 'Blocks people: neither can write to the other, and their chats are in the blacklist', ...blocking },
  unblockUsers: { summary: 'Takes blocks back', ...blocking },
  deleteChats: {
    summary: 'Deletes chats for the user alone',
    description: 'A later message brings a chat back, with what is newer. Ids of others, and those that do not exist, change nothing.',
    security,
    body: { type: 'object', properties: { chat_ids: ids('Chats of the user') }, required: ['chat_ids'] },
    response: {
      200: json(v.object({ deleted_chat_ids: v.array(v.number()), unread_total: total })),
      400: problem,
      401: anonymous,
      429: tooMany,
    },
  },
};
