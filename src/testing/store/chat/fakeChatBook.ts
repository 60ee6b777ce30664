import { fixedNow } from '../../fixtures';
import type { FakeEvents } from '../fakeEvents';

export interface FakeMessage {
  readonly id: number;
  readonly authorId: number;
  readonly text: string;
  readonly at: Date;
}

/** A conversation of two people about a listing. */
export interface FakeChat {
  readonly id: number;
  readonly listingId: number;
  /** The one who began it first. */
  readonly memberIds: readonly [number, number];
  readonly messages: readonly FakeMessage[];
}

/** Chats of a fake server, as its calls and tests change them. */
export interface FakeChatBook {
  /** Returns the chats with messages that this person has not deleted, the one with the latest first. */
  chatsOf(userId: number): readonly FakeChat[];
  /** Finds even a chat without messages for this person; undefined if it is not theirs. */
  find(userId: number, isWanted: (chat: FakeChat) => boolean): FakeChat | undefined;
  /** Messages that this person has not deleted. */
  messagesFor(userId: number, chat: FakeChat): readonly FakeMessage[];
  /** Adds a message to the conversation of two people about a listing, which begins with it. */
  send(from: number, to: number, listingId: number, text: string, at?: Date): FakeChat;
  unread(userId: number, chat: FakeChat): number;
  read(userId: number, chat: FakeChat, until: number): void;
  /** The last message that the other one is told this person has read; 0 for none. A block keeps what was told before it (D47). */
  toldUntil(userId: number, chat: FakeChat): number;
  remove(userId: number, chat: FakeChat): void;
  block(userId: number, others: readonly number[]): void;
  unblock(userId: number, others: readonly number[]): void;
  hasBlocked(userId: number, other: number): boolean;
  /** Ids of the people whom this person has blocked. */
  blockedBy(userId: number): readonly number[];
  /** Tells both sides of the chats about this listing that it has changed. */
  tellOf(listingId: number): void;
  /** Tells everybody who has a chat with this person that the account is blocked, or is so no longer. */
  tellCompanionsOf(userId: number): void;
  /** What this person has written, also in chats that they have deleted. */
  sentBy(userId: number): readonly (FakeMessage & { readonly chat: FakeChat })[];
}

export const otherOf = ({ memberIds: [first, second] }: FakeChat, userId: number): number => (first === userId ? second : first);

/** `tell` is called with what open pages receive. */
export function createFakeChatBook(tell: FakeEvents['tell']): FakeChatBook {
  let chats: readonly FakeChat[] = [];
  let lastMessage = 0;
  let lastChat = 0;
  const read = new Map<string, number>();
  const deleted = new Map<string, number>();
  const blocks = new Set<string>();
  const readWhenBlocked = new Map<string, number>();
  const key = (userId: number, { id }: FakeChat) => `${userId} ${id}`;
  const messagesFor = (userId: number, chat: FakeChat) => chat.messages.filter(({ id }) => id > (deleted.get(key(userId, chat)) ?? 0));
  const readUntil = (userId: number, chat: FakeChat) => read.get(key(userId, chat)) ?? 0;
  const chatsWith = (userId: number, others: readonly number[]) =>
    chats.filter((chat) => chat.memberIds.includes(userId) && others.includes(otherOf(chat, userId)));
  const tellBlocks = (userId: number, others: readonly number[]) => {
    for (const chat of chatsWith(userId, others)) {
      for (const member of chat.memberIds) tell(member, { kind: 'chat', id: chat.id }, { kind: 'counters' });
    }
  };
  return {
    chatsOf: (userId) => chats.filter((chat) => chat.memberIds.includes(userId) && messagesFor(userId, chat).length > 0),
    find: (userId, isWanted) => chats.find((chat) => chat.memberIds.includes(userId) && isWanted(chat)),
    messagesFor,
    send(from, to, listingId, text, at = fixedNow) {
      const known = chats.find((one) => one.listingId === listingId && one.memberIds.includes(from) && one.memberIds.includes(to));
      lastMessage += 1;
      const message: FakeMessage = { id: lastMessage, authorId: from, text, at };
      if (!known) lastChat += 1;
      const chat: FakeChat = known
        ? { ...known, messages: [...known.messages, message] }
        : { id: lastChat, listingId, memberIds: [from, to], messages: [message] };
      chats = [chat, ...chats.filter((one) => one !== known)];
      for (const userId of [to, from]) tell(userId, { kind: 'message', id: message.id, chatId: chat.id });
      tell(to, { kind: 'counters' });
      return chat;
    },
    unread: (userId, chat) =>
      messagesFor(userId, chat).filter(({ id, authorId }) => authorId !== userId && id > readUntil(userId, chat)).length,
    read(userId, chat, until) {
      if (until <= readUntil(userId, chat)) return;
      read.set(key(userId, chat), until);
      tell(userId, { kind: 'chat', id: chat.id }, { kind: 'counters' });
      const other = otherOf(chat, userId);
      if (!blocks.has(`${userId} ${other}`)) tell(other, { kind: 'chat', id: chat.id });
    },
    toldUntil: (userId, chat) => readWhenBlocked.get(key(userId, chat)) ?? readUntil(userId, chat),
    remove(userId, chat) {
      deleted.set(key(userId, chat), chat.messages.at(-1)?.id ?? 0);
      tell(userId, { kind: 'chat', id: chat.id }, { kind: 'counters' });
    },
    block(userId, others) {
      for (const chat of chatsWith(userId, others)) {
        if (!blocks.has(`${userId} ${otherOf(chat, userId)}`)) readWhenBlocked.set(key(userId, chat), readUntil(userId, chat));
      }
      for (const other of others) blocks.add(`${userId} ${other}`);
      tellBlocks(userId, others);
    },
    unblock(userId, others) {
      for (const other of others) blocks.delete(`${userId} ${other}`);
      for (const chat of chatsWith(userId, others)) readWhenBlocked.delete(key(userId, chat));
      tellBlocks(userId, others);
    },
    hasBlocked: (userId, other) => blocks.has(`${userId} ${other}`),
    blockedBy: (userId) => [...blocks].flatMap((pair) => (pair.startsWith(`${userId} `) ? Number(pair.split(' ')[1]) : [])),
    tellOf(listingId) {
      for (const chat of chats) {
        if (chat.listingId !== listingId) continue;
        for (const member of chat.memberIds) if (messagesFor(member, chat).length > 0) tell(member, { kind: 'chat', id: chat.id });
      }
    },
    tellCompanionsOf(userId) {
      for (const chat of chats) {
        const other = otherOf(chat, userId);
        if (chat.memberIds.includes(userId) && messagesFor(other, chat).length > 0) tell(other, { kind: 'chat', id: chat.id });
      }
    },
    sentBy: (userId) =>
      chats
        .flatMap((chat) => chat.messages.flatMap((message) => (message.authorId === userId ? { ...message, chat } : [])))
        .sort((one, other) => one.id - other.id),
  };
}
