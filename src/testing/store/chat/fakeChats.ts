import { encodeChatSummary, encodeChatThread, encodeMessage } from '../../../api/wire/chat/chat';
import {
  isBad,
  readBlockBody,
  readChatIds,
  readChatQuery,
  readFoundQuery,
  readSendBody,
  readShowBody,
} from '../../../api/wire/chat/chatRequest';
import { type Chat, isInFolder, type Message } from '../../../domain/chat/chat';
import { chatLimits } from '../../../domain/chat/chatLimits';
import { chatListing } from '../../../domain/chat/chatListing';
import { messageRules } from '../../../domain/chat/message.schema';
import { hasWords, searchedWords } from '../../../domain/chat/messageWords';
import { type ChatRefusal, whyCannotWrite } from '../../../domain/chat/whyCannotWrite';
import type { Listing } from '../../../domain/listing/listing';
import { seesContent } from '../../../domain/listing/permissions/listingView';
import { ru } from '../../../text/chat/ru';
import { messageText } from '../../../text/format/messageText';
import type { FakeUser } from '../../fakeAccounts';
import { type Answer, type Asked, json, notFound, type Route, refused, unauthorised } from '../../fakeRoute';
import { fixedNow } from '../../fixtures';
import type { World } from '../../world';
import { type FakeStore, isFakeStore } from '../fakeStore';
import { type FakeChat, type FakeMessage, otherOf } from './fakeChatBook';
import { searchText } from './fakeChatText';
import { messagePage } from './fakeMessagePage';
import { noteText } from './fakeSpam';
import { unreadMessagesOf } from './fakeUnread';

/** Chats (§7), as on the reference server. */
export const chatRoutes: readonly Route[] = [
  { path: /\/chats\/$/, isPersonal: true, GET: personal(list) },
  { path: /\/chats\/found-messages\/$/, isPersonal: true, GET: personal(find) },
  { path: /\/chats\/show-chat\/$/, isPersonal: true, POST: personal(show) },
  { path: /\/chats\/send-message\/$/, isPersonal: true, POST: personal(send) },
  { path: /\/chats\/block\/$/, isPersonal: true, POST: personal(blocking('block')) },
  { path: /\/chats\/unblock\/$/, isPersonal: true, POST: personal(blocking('unblock')) },
  { path: /\/chats\/delete-chats\/$/, isPersonal: true, POST: personal(remove) },
];

interface Own {
  readonly store: FakeStore;
  readonly user: FakeUser;
  readonly asked: Asked;
  readonly params: URLSearchParams;
}

function personal(answer: (own: Own) => Response): Answer {
  return (world, params, asked) => {
    if (!asked.user) return unauthorised();
    if (!isFakeStore(world)) throw new Error('Chats need a fake store');
    return answer({ store: world, user: asked.user, asked, params });
  };
}

/** Whether somebody else has begun a chat about this listing. */
export function isPartner(world: World, userId: number, listingId: number): boolean {
  return isFakeStore(world) && world.chatBook.find(userId, (chat) => chat.listingId === listingId) !== undefined;
}

const listingOf = (store: FakeStore, id: number) => store.listings.find(({ listing }) => listing.id === id)?.listing;
const messageOf = ({ id, at, authorId, text }: FakeMessage, userId: number): Message => ({ id, at, isOwn: authorId === userId, text });

function chatOf({ store, user: { id: userId }, asked: { accounts } }: Own, chat: FakeChat): Chat {
  const book = store.chatBook;
  const otherId = otherOf(chat, userId);
  const other = accounts.find(({ id }) => id === otherId);
  const listing = listingOf(store, chat.listingId);
  const amBlocked = book.hasBlocked(otherId, userId);
  const isBlocked = other !== undefined && accounts.blockedReason(other) !== null;
  // One person is online or not, whatever the chat (D22).
  const lastSent = book.sentBy(otherId).at(-1)?.at;
  const age = lastSent ? (fixedNow.getTime() - lastSent.getTime()) / 1000 : Number.POSITIVE_INFINITY;
  return {
    id: chat.id,
    companion: {
      id: other?.id ?? null,
      name: other ? `${other.firstName} ${other.lastName}`.trim() : '',
      onlineSeconds: amBlocked || isBlocked || !other ? 0 : Math.max(0, Math.ceil(chatLimits.onlineSeconds - age)),
      isBlocked,
    },
    listing: listing ? shown(listing, userId) : null,
    isBlockedByMe: book.hasBlocked(userId, otherId),
    amBlocked,
    unread: book.unread(userId, chat),
  };
}

function shown(listing: Listing, userId: number) {
  const ownerId = listing.owner.id ?? 0;
  return chatListing({ ...listing, ownerId, address: listing.address?.label ?? '' }, ownerId === userId ? 'owner' : 'partner');
}

function list(own: Own): Response {
  const { store, user, params } = own;
  const [page, size] = [Number(params.get('page') ?? 1), Number(params.get('page_size') ?? 10)];
  const wanted = readChatQuery(params);
  if (!(page >= 1 && size >= 1 && size <= 100)) return refused(['page']);
  if (isBad(wanted)) return refused(wanted.wrong);
  const words = wanted.search.toLowerCase().replaceAll('ё', 'е').split(/\s+/).filter(Boolean);
  const found = store.chatBook.chatsOf(user.id).flatMap((chat) => {
    const one = chatOf(own, chat);
    const [last] = store.chatBook.messagesFor(user.id, chat).slice(-1);
    const text = [one.companion.name, searchText(one)].join(' ').toLowerCase().replaceAll('ё', 'е');
    return last && isInFolder(one, wanted.folder) && words.every((word) => text.includes(word))
      ? [{ ...one, last: messageOf(last, user.id) }]
      : [];
  });
  return json({
    results: found.slice((page - 1) * size, page * size).map(encodeChatSummary),
    count: found.length,
    pages_total: Math.ceil(found.length / size),
    current_page: page,
    unread_total: unreadMessagesOf(store, user.id),
  });
}

function find(own: Own): Response {
  const { store, user, params } = own;
  const wanted = readFoundQuery(params);
  if (isBad(wanted)) return refused(wanted.wrong);
  const words = searchedWords(wanted.search);
  const found = store.chatBook
    .chatsOf(user.id)
    .flatMap((chat) => store.chatBook.messagesFor(user.id, chat).map((message) => ({ chat, message })))
    .filter(({ message }) => (wanted.before === null || message.id < wanted.before) && hasWords(message.text, words))
    .sort((one, other) => other.message.id - one.message.id);
  return json({
    results: found
      .slice(0, chatLimits.found)
      .map(({ chat, message }) => encodeChatSummary({ ...chatOf(own, chat), last: messageOf(message, user.id) })),
    has_more: found.length > chatLimits.found,
  });
}

/** Finds even a chat that this person has deleted. */
function findChat({ store, user }: Own, { chatId, listingId }: { chatId: number | null; listingId: number | null }): FakeChat | undefined {
  return store.chatBook.find(user.id, (chat) => {
    if (listingId !== null && chat.listingId !== listingId) return false;
    return chatId === null ? listingOf(store, chat.listingId)?.owner.id !== user.id : chat.id === chatId;
  });
}

function show(own: Own): Response {
  const { store, user, asked } = own;
  const read = readShowBody(asked.body);
  if (isBad(read)) return refused(read.wrong);
  const { chatId, listingId, before, after, around, marksRead } = read;
  if (chatId === null && listingId === null) return refused({ non_field_errors: [ru.whichChat] });
  const chat = findChat(own, { chatId, listingId });
  if (!chat) return chatId === null ? json({ detail: ru.empty }, 404) : notFound();
  const book = store.chatBook;
  const { messages, hasOlder, hasNewer } = messagePage(book.messagesFor(user.id, chat), read);
  if (messages.length === 0 && before === null && after === null) return json({ detail: ru.empty }, 404);
  const newest = messages.at(-1)?.id;
  if (marksRead && before === null && around === null && newest !== undefined) book.read(user.id, chat, newest);
  const toldUntil = book.toldUntil(otherOf(chat, user.id), chat);
  return json({
    results: encodeChatThread({
      ...chatOf(own, chat),
      messages: messages.map((message) => messageOf(message, user.id)),
      hasOlder,
      hasNewer,
      readUntil: toldUntil || null,
    }),
    unread_total: unreadMessagesOf(store, user.id),
  });
}

const answers = new WeakMap<FakeStore, Map<string, { readonly request: string; readonly answer: object }>>();

function send(own: Own): Response {
  const { store, user, asked } = own;
  const key = asked.headers.get('Idempotency-Key');
  const request = JSON.stringify(asked.body);
  const known = answers.get(store) ?? new Map<string, { readonly request: string; readonly answer: object }>();
  answers.set(store, known);
  const earlier = known.get(`${user.id} ${key}`);
  if (key !== null && earlier) {
    return earlier.request === request
      ? json(earlier.answer)
      : json({ detail: 'Этот Idempotency-Key уже использован для другого запроса.' }, 422);
  }
  const { message: typed, chatId, listingId } = readSendBody(asked.body);
  const { message } = messageRules.tidy({ message: typed });
  const problem = messageRules.problems({ message }).message;
  if (problem) return refused({ message: [messageText(ru.problems, problem)] });
  if (chatId === null && listingId === null) return refused({ non_field_errors: [ru.refusals.no_listing] });
  const chat = findChat(own, { chatId, listingId });
  if (chatId !== null && !chat) return notFound();
  const listing = listingOf(store, chat?.listingId ?? listingId ?? 0) ?? null;
  const recipientId = chat ? otherOf(chat, user.id) : (listing?.owner.id ?? null);
  const recipient = asked.accounts.find(({ id }) => id === recipientId);
  const refusal = whyCannotWrite({
    writerId: user.id,
    listing,
    hasChat: chat !== undefined,
    recipientId: recipient?.id ?? null,
    isRecipientBlocked: recipient !== undefined && asked.accounts.blockedReason(recipient) !== null,
    isBlockedByMe: recipientId !== null && store.chatBook.hasBlocked(user.id, recipientId),
    amBlocked: recipientId !== null && store.chatBook.hasBlocked(recipientId, user.id),
  });
  if (refusal) return refuse(refusal);
  const sent = store.chatBook.send(user.id, recipientId ?? 0, listing?.id ?? 0, message);
  noteText(store, { id: user.id, name: `${user.firstName} ${user.lastName}`.trim() }, recipientId ?? 0, message);
  const [last] = sent.messages.slice(-1);
  const answer = { chat_id: sent.id, ...(last && encodeMessage(messageOf(last, user.id))) };
  if (key !== null) known.set(`${user.id} ${key}`, { request, answer });
  return json(answer);
}

function refuse(code: ChatRefusal): Response {
  const detail = ru.refusals[code];
  return code === 'no_listing' ? json({ detail }, 404) : json({ detail, code }, 403);
}

function blocking(change: 'block' | 'unblock') {
  return (own: Own): Response => {
    const { store, user, asked } = own;
    const target = readBlockBody(asked.body);
    if (!target) return refused({ non_field_errors: [ru.oneKind] });
    if (isBad(target)) return refused(target.wrong);
    const others = target.ids.flatMap((id): number[] => {
      if (target.kind === 'users') return asked.accounts.find((one) => one.id === id) ? [id] : [];
      if (target.kind === 'chats') {
        const chat = findChat(own, { chatId: id, listingId: null });
        return chat ? [otherOf(chat, user.id)] : [];
      }
      const listing = listingOf(store, id);
      const isKnown = listing && (seesContent(listing, 'user') || isPartner(store, user.id, id));
      return isKnown && listing.owner.id !== null ? [listing.owner.id] : [];
    });
    store.chatBook[change](
      user.id,
      others.filter((id) => id !== user.id),
    );
    return json({ unread_total: unreadMessagesOf(store, user.id) });
  };
}

function remove(own: Own): Response {
  const { store, user, asked } = own;
  const ids = readChatIds(asked.body);
  if (isBad(ids)) return refused(ids.wrong);
  const chats = [...new Set(ids)].flatMap((id) => findChat(own, { chatId: id, listingId: null }) ?? []);
  for (const chat of chats) store.chatBook.remove(user.id, chat);
  return json({ deleted_chat_ids: chats.map(({ id }) => id).sort((a, b) => a - b), unread_total: unreadMessagesOf(store, user.id) });
}
