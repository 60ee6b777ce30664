import type { ChatComplaint, ChatComplaintReason } from '../domain/chat/chatComplaint';
import { limits } from '../domain/limits';
import { type RequestOptions, request, type Transport } from './client/request';
import { check, keep, malformed } from './client/response';
import { send } from './client/send';
import { decodeChatComplaint, filedChatComplaintSchema } from './wire/chat/chatComplaint';
import { listingPageSchema } from './wire/lists';

/** Paths of complaints about people, under the configured base. */
export const chatComplaintEndpoints = {
  add: '/chats/complaints/',
  list: '/moderation/chat-complaints/',
  one: (id: number) => `/moderation/chat-complaints/${id}/`,
  dismiss: (id: number) => `/moderation/chat-complaints/${id}/dismiss/`,
  confirm: (id: number) => `/moderation/chat-complaints/${id}/confirm/`,
} as const;

/** A complaint about the person of a chat. Moderators are shown the latest messages, which its author has agreed to. */
export interface NewChatComplaint {
  readonly chatId: number;
  readonly reason: ChatComplaintReason;
  readonly description: string;
}

/** Complains, and returns how many messages moderators are shown. Repeated with the same `idempotencyKey` it is filed once (D51). */
export async function reportChat(
  transport: Transport,
  { chatId, reason, description }: NewChatComplaint,
  options?: RequestOptions,
): Promise<number> {
  const body = { chat_id: chatId, reason_code: reason, description, share_messages: true };
  return check(filedChatComplaintSchema, await send(transport, 'POST', chatComplaintEndpoints.add, body, options)).messages;
}

export interface ChatComplaintsOptions extends RequestOptions {
  readonly isResolved?: boolean;
  readonly page?: number;
  readonly pageSize?: number;
}

/** Complaints about people, for moderators: the oldest first; decided ones by their decision, the last first. */
export async function listChatComplaints(
  transport: Transport,
  { isResolved = false, page = 1, pageSize = limits.pageSize, ...options }: ChatComplaintsOptions = {},
): Promise<{ readonly items: readonly ChatComplaint[]; readonly count: number }> {
  const path = `${chatComplaintEndpoints.list}?resolved=${isResolved}&page=${page}&page_size=${pageSize}`;
  const body = check(listingPageSchema, await request(transport, path, options));
  return { items: keep(body.results, decodeChatComplaint, 'complaint', options), count: body.count };
}

/** Returns one complaint about a person, whether it waits or not. */
export async function getChatComplaint(transport: Transport, id: number, options?: RequestOptions): Promise<ChatComplaint> {
  const found = decodeChatComplaint(await request(transport, chatComplaintEndpoints.one(id), options));
  if (!found) throw malformed();
  return found;
}

/** The complaint was not confirmed. `rejected` with 409 after a colleague has decided. */
export async function dismissChatComplaint(transport: Transport, id: number, options?: RequestOptions): Promise<void> {
  await send(transport, 'POST', chatComplaintEndpoints.dismiss(id), {}, options);
}

/** The complaint was confirmed: the account is blocked, or closed. `rejected` with 409 if it is neither. */
export async function confirmChatComplaint(transport: Transport, id: number, options?: RequestOptions): Promise<void> {
  await send(transport, 'POST', chatComplaintEndpoints.confirm(id), {}, options);
}
