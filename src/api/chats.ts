import { hasOwn } from '../base/foreign/hasOwn';
import type { Chat, ChatFolder, ChatSummary, ChatThread, Message } from '../domain/chat/chat';
import { chatLimits } from '../domain/chat/chatLimits';
import { inOrder } from '../domain/chat/inOrder';
import { type ChatRefusal, chatRefusals } from '../domain/chat/whyCannotWrite';
import { limits } from '../domain/limits';
import type { ApiError } from './client/errors';
import { type RequestOptions, request, type Transport } from './client/request';
import { check, keep, malformed } from './client/response';
import { send } from './client/send';
import {
  chatPageSchema,
  decodeChatSummary,
  decodeChatThread,
  decodeMessage,
  foundMessagesSchema,
  removedChatsSchema,
  sentMessageSchema,
  shownChatSchema,
  unreadSchema,
} from './wire/chat/chat';

/** Paths of chats, under the configured base (§7). */
export const chatEndpoints = {
  list: '/chats/',
  found: '/chats/found-messages/',
  show: '/chats/show-chat/',
  send: '/chats/send-message/',
  block: '/chats/block/',
  unblock: '/chats/unblock/',
  remove: '/chats/delete-chats/',
} as const;

/** A page of chats; the one with the latest message first. */
export interface ChatPage {
  readonly items: readonly ChatSummary[];
  readonly count: number;
  /** Unread messages of all chats in use. */
  readonly unread: number;
}

export interface ChatPageOptions extends RequestOptions {
  readonly folder?: ChatFolder;
  /** Part of the companion's name, or of the listing's title or address. */
  readonly search?: string;
  readonly pageSize?: number;
}

const folderQuery: Readonly<Record<ChatFolder, string>> = {
  all: '',
  open: '&i_am_blocked=false&i_block=false',
  blacklist: '&i_block=true',
};

export async function listChats(
  transport: Transport,
  page: number,
  { folder = 'open', search = '', pageSize = limits.pageSize, ...options }: ChatPageOptions = {},
): Promise<ChatPage> {
  const words = search.trim() && `&search=${encodeURIComponent(search.trim())}`;
  const path = `${chatEndpoints.list}?page=${page}&page_size=${pageSize}${folderQuery[folder]}${words}`;
  const body = check(chatPageSchema, await request(transport, path, options));
  return { items: keep(body.results, decodeChatSummary, 'chat', options), count: body.count, unread: body.unread_total };
}

/** Messages that were searched for, the latest first; `last` of each chat is the one that was found. */
export interface FoundMessages {
  readonly items: readonly ChatSummary[];
  readonly hasMore: boolean;
}

export interface FindOptions extends RequestOptions {
  /** Only messages older than this one. */
  readonly before?: number;
}

/** Finds messages of all chats, those of the blacklist too, by beginnings of their words. */
export async function findMessages(transport: Transport, search: string, { before, ...options }: FindOptions = {}): Promise<FoundMessages> {
  const path = `${chatEndpoints.found}?search=${encodeURIComponent(search.trim())}${before === undefined ? '' : `&before=${before}`}`;
  const body = check(foundMessagesSchema, await request(transport, path, options));
  // One chat may have many of them: each message is kept once, not each chat.
  const decode = (item: unknown) => {
    const chat = decodeChatSummary(item);
    return chat && { id: chat.last.id, chat };
  };
  return { items: keep(body.results, decode, 'message', options).map(({ chat }) => chat), hasMore: body.has_more };
}

/** A chat, or the chat that this person has about somebody else's listing. */
export type ChatPlace = { readonly chatId: number } | { readonly listingId: number };

const bodyOf = (place: ChatPlace) => (hasOwn(place, 'chatId') ? { chat_id: place.chatId } : { realty_id: place.listingId });

export interface ShowOptions extends RequestOptions {
  /** The answer has only messages older than this one; without `before` and `after` it has the newest. */
  readonly before?: number;
  /** The answer has only messages newer than this one. */
  readonly after?: number;
  /** The answer has this message in the middle, or the first one since a time. */
  readonly around?: number | Date;
  readonly count?: number;
  /** Whether what is unread becomes read, which it does by default. */
  readonly marksRead?: boolean;
}

export interface ShownChat {
  readonly chat: ChatThread;
  readonly unread: number;
}

/** Returns a chat with a page of its messages, and marks it as read. A chat without messages is `rejected` with status 404 (§4): {@link isEmptyChat}. */
export async function showChat(
  transport: Transport,
  place: ChatPlace,
  { before, after, around, count = chatLimits.messages, marksRead = true, ...options }: ShowOptions = {},
): Promise<ShownChat> {
  const asked = {
    ...bodyOf(place),
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    ...(around !== undefined && (typeof around === 'number' ? { around } : { since: around.toISOString() })),
    ...(count !== chatLimits.messages && { count }),
    ...(!marksRead && { mark_read: false }),
  };
  const body = check(shownChatSchema, await send(transport, 'POST', chatEndpoints.show, asked, options));
  const found = decodeChatThread(body.results);
  if (!found) throw malformed();
  const { wire, ...chat } = found;
  return {
    chat: {
      ...(chat satisfies Chat),
      messages: inOrder(keep(wire.messages, decodeMessage, 'message', options)),
      hasOlder: wire.has_older,
      hasNewer: wire.has_newer,
      readUntil: wire.read_until,
    },
    unread: body.unread_total,
  };
}

/** A message that was sent. */
export interface SentMessage {
  readonly chatId: number;
  /** Null if the server does not tell: the thread is to be loaded again. */
  readonly message: Message | null;
}

/** Sends a message. Repeated with the same `idempotencyKey` it is sent once (D51). */
export async function sendMessage(transport: Transport, place: ChatPlace, text: string, options?: RequestOptions): Promise<SentMessage> {
  const answer = await send(transport, 'POST', chatEndpoints.send, { ...bodyOf(place), message: text }, options);
  const { chat_id } = check(sentMessageSchema, answer);
  return { chatId: chat_id, message: decodeMessage(answer) };
}

/** Whom a block is about: companions of chats, users, or owners of listings. */
export type BlockTarget =
  | { readonly chatIds: readonly number[] }
  | { readonly userIds: readonly number[] }
  | { readonly listingIds: readonly number[] };

const targetBody = (target: BlockTarget) => {
  if (hasOwn(target, 'chatIds')) return { chat_ids: target.chatIds };
  return hasOwn(target, 'userIds') ? { user_ids: target.userIds } : { realty_ids: target.listingIds };
};

/** Blocks people, and returns how many messages are unread then. Ids that this person cannot know change nothing. */
export async function blockUsers(transport: Transport, target: BlockTarget, options?: RequestOptions): Promise<number> {
  return check(unreadSchema, await send(transport, 'POST', chatEndpoints.block, targetBody(target), options)).unread_total;
}

/** Takes blocks back. */
export async function unblockUsers(transport: Transport, target: BlockTarget, options?: RequestOptions): Promise<number> {
  return check(unreadSchema, await send(transport, 'POST', chatEndpoints.unblock, targetBody(target), options)).unread_total;
}

/** Deletes chats for this person alone (D46), and returns the ids of those that were theirs. */
export async function deleteChats(
  transport: Transport,
  chatIds: readonly number[],
  options?: RequestOptions,
): Promise<{ readonly ids: readonly number[]; readonly unread: number }> {
  const body = check(removedChatsSchema, await send(transport, 'POST', chatEndpoints.remove, { chat_ids: chatIds }, options));
  return { ids: body.deleted_chat_ids, unread: body.unread_total };
}

/** Whether a chat has no messages yet, or none any more (§4). */
export function isEmptyChat(error: ApiError): boolean {
  return error.kind === 'rejected' && error.status === 404 && error.detail === 'Чат пуст';
}

/** Returns why the server refused a message; null for any other failure. */
export function refusalOf(error: ApiError): ChatRefusal | null {
  const code = error.kind === 'rejected' ? error.fields.code?.[0] : undefined;
  return chatRefusals.find((known) => known === code) ?? null;
}
