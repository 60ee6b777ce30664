import * as v from 'valibot';
import type { Chat, ChatSummary, ChatThread, Message } from '../../../domain/chat/chat';
import { missable, whole } from '../fields';
import { chatListingAnswer, decodeChatListing, encodeChatListing } from './chatListing';

const id = v.pipe(whole, v.minValue(1));
export const total = v.pipe(whole, v.minValue(0));
const flag = v.optional(v.fallback(v.boolean(), false), false);
const count = v.optional(v.fallback(total, 0), 0);
/** One that cannot be read is null: the message is shown all the same (§2). */
const time = missable(
  v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text)), 'A time'),
  ),
);

/** A message (§3). */
export const messageSchema = v.object({ msg_id: id, created_at: time, direction: v.picklist(['in', 'out']), message: v.string() });
type WireMessage = v.InferOutput<typeof messageSchema>;

/** The companion; all but the name is beyond the requirements. */
const companionSchema = v.object({
  id: missable(whole),
  name: v.optional(v.fallback(v.string(), ''), ''),
  online_seconds: count,
  is_blocked: flag,
});
const nobody = { id: null, name: '', online_seconds: 0, is_blocked: false };

const chatEntries = {
  chat_id: id,
  user: v.optional(v.fallback(companionSchema, nobody), nobody),
  realty: v.optional(v.unknown()),
  i_block: flag,
  i_am_blocked: flag,
  unread: count,
};
/** A chat in a list (§3). */
export const chatSummarySchema = v.object({
  ...chatEntries,
  ...messageSchema.entries,
  is_new: flag,
  msg_id: v.optional(id, 1),
  direction: v.optional(messageSchema.entries.direction, 'in'),
});
/** A chat with its messages (§3); what follows them is beyond the requirements. */
export const chatThreadSchema = v.object({
  ...chatEntries,
  messages: v.array(v.unknown()),
  has_older: flag,
  has_newer: flag,
  read_until: missable(whole),
});

/** Clients accept more than the reference server sends. */
const sent = {
  user: v.object({ id: v.nullable(whole), name: v.string(), online_seconds: total, is_blocked: v.boolean() }),
  realty: chatListingAnswer,
  i_block: v.boolean(),
  i_am_blocked: v.boolean(),
  unread: total,
};
const isoTime = v.pipe(v.string(), v.isoTimestamp());
const messageAnswer = v.object({ ...messageSchema.entries, created_at: isoTime });
/** Body of `GET /chats/`. */
export const chatPageAnswer = v.object({
  results: v.array(v.object({ chat_id: id, ...sent, ...messageAnswer.entries, is_new: v.boolean() })),
  count: total,
  pages_total: total,
  current_page: id,
  unread_total: total,
});
/** Body of `GET /chats/found-messages/`: a chat for each message, as in a list. */
export const foundMessagesAnswer = v.object({ results: chatPageAnswer.entries.results, has_more: v.boolean() });
/** Body of `POST /chats/show-chat/`. */
export const chatThreadAnswer = v.object({
  results: v.object({
    chat_id: id,
    ...sent,
    messages: v.array(messageAnswer),
    has_older: v.boolean(),
    has_newer: v.boolean(),
    read_until: v.nullable(whole),
  }),
  unread_total: total,
});
/** Body of `POST /chats/send-message/`. */
export const sentMessageAnswer = v.object({ chat_id: id, ...messageAnswer.entries });

export const chatPageSchema = v.object({ results: v.array(v.unknown()), count: total, unread_total: count });
export const foundMessagesSchema = v.object({ results: v.array(v.unknown()), has_more: flag });
export const shownChatSchema = v.object({ results: v.unknown(), unread_total: count });
export const sentMessageSchema = v.object({
  chat_id: id,
  msg_id: v.optional(id),
  created_at: time,
  message: v.optional(v.string()),
});
export const removedChatsSchema = v.object({ deleted_chat_ids: v.array(whole), unread_total: count });
export const unreadSchema = v.object({ unread_total: count });

export function encodeMessage({ id: msg_id, at, isOwn, text }: Message): WireMessage {
  return { msg_id, created_at: at?.toISOString() ?? null, direction: isOwn ? 'out' : 'in', message: text };
}

/** Returns null for a message that cannot be shown. Never throws. */
export function decodeMessage(input: unknown): Message | null {
  const result = v.safeParse(messageSchema, input);
  if (!result.success) return null;
  const { msg_id, created_at, direction, message } = result.output;
  return { id: msg_id, at: created_at === null ? null : new Date(created_at), isOwn: direction === 'out', text: message };
}

const encodeChat = ({ id: chat_id, companion, listing, isBlockedByMe, amBlocked, unread }: Chat) => ({
  chat_id,
  user: { id: companion.id, name: companion.name, online_seconds: companion.onlineSeconds, is_blocked: companion.isBlocked },
  realty: listing && encodeChatListing(listing),
  i_block: isBlockedByMe,
  i_am_blocked: amBlocked,
  unread,
});

type WireChat = Pick<v.InferOutput<typeof chatThreadSchema>, keyof typeof chatEntries>;

const decodeChat = ({ chat_id, user, realty, i_block, i_am_blocked, unread }: WireChat): Chat => ({
  id: chat_id,
  companion: { id: user.id, name: user.name, onlineSeconds: user.online_seconds, isBlocked: user.is_blocked },
  listing: decodeChatListing(realty),
  isBlockedByMe: i_block,
  amBlocked: i_am_blocked,
  unread,
});

export function encodeChatSummary(chat: ChatSummary) {
  return { ...encodeChat(chat), ...encodeMessage(chat.last), is_new: chat.unread > 0 };
}

/** Returns null for a chat that cannot be shown. Never throws. */
export function decodeChatSummary(input: unknown): ChatSummary | null {
  const result = v.safeParse(chatSummarySchema, input);
  const last = result.success ? decodeMessage(result.output) : null;
  return result.success && last ? { ...decodeChat(result.output), last } : null;
}

export function encodeChatThread(chat: ChatThread) {
  return {
    ...encodeChat(chat),
    messages: chat.messages.map(encodeMessage),
    has_older: chat.hasOlder,
    has_newer: chat.hasNewer,
    read_until: chat.readUntil,
  };
}

/** `messages` are those that could be decoded. Returns null for a chat that cannot be shown. */
export function decodeChatThread(input: unknown): (Chat & { readonly wire: v.InferOutput<typeof chatThreadSchema> }) | null {
  const result = v.safeParse(chatThreadSchema, Array.isArray(input) ? input[0] : input);
  return result.success ? { ...decodeChat(result.output), wire: result.output } : null;
}
