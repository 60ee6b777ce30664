import type { World } from '../../world';
import { type FakeStore, isFakeStore } from '../fakeStore';
import { type FakeChat, otherOf } from './fakeChatBook';

/** Unread messages of all chats in use. */
export const unreadMessagesOf = (world: World, userId: number): number => unreadChatsOf(world, userId).messages;

/** The one with the latest message first. */
function openChatsOf({ chatBook: book }: FakeStore, userId: number): readonly FakeChat[] {
  const isOpen = (other: number) => !book.hasBlocked(userId, other) && !book.hasBlocked(other, userId);
  return book.chatsOf(userId).filter((chat) => isOpen(otherOf(chat, userId)));
}

/** The chat in use about this listing with the latest unread message, else with the latest one; null without any. */
export function unreadChatOf(world: World, userId: number, listingId: number): number | null {
  if (!isFakeStore(world)) return null;
  const chats = openChatsOf(world, userId).filter((chat) => chat.listingId === listingId);
  return (chats.find((chat) => world.chatBook.unread(userId, chat) > 0) ?? chats[0])?.id ?? null;
}

/** Unread messages of all chats in use, and in how many chats they are. */
export function unreadChatsOf(world: World, userId: number): { readonly messages: number; readonly chats: number } {
  if (!isFakeStore(world)) return { messages: 0, chats: 0 };
  const unread = openChatsOf(world, userId).flatMap((chat) => world.chatBook.unread(userId, chat) || []);
  return { messages: unread.reduce((sum, count) => sum + count, 0), chats: unread.length };
}
