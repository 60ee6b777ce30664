import type { Listing } from '../listing/listing';

/** A message as one of the two sees it (§3). Ids rise with time, in a chat and over all chats. */
export interface Message {
  readonly id: number;
  /** When it was sent, by the server's clock; null if that cannot be read. */
  readonly at: Date | null;
  readonly isOwn: boolean;
  /** Plain text; breaks of lines are part of it. */
  readonly text: string;
}

/** The part of a listing that the card of a chat shows; what this person may not see is empty (D42). */
export interface ChatListing
  extends Pick<
    Listing,
    'id' | 'tradeType' | 'realtyType' | 'rooms' | 'price' | 'area' | 'floor' | 'floors' | 'photos' | 'status' | 'isDeleted'
  > {
  readonly ownerId: number | null;
  /** Street and house. */
  readonly address: string;
}

/** The other one. */
export interface Companion {
  readonly id: number | null;
  /** Empty for a closed account (D48). */
  readonly name: string;
  /** Seconds for which they are still 'В сети', by the server's clock; 0 if they are not, or do not tell (D22, D47). */
  readonly onlineSeconds: number;
  /** A moderator has blocked the account: they can neither read nor write. */
  readonly isBlocked: boolean;
}

/** What list and thread have in common. */
export interface Chat {
  readonly id: number;
  readonly companion: Companion;
  /** Null for a listing that this client cannot read. */
  readonly listing: ChatListing | null;
  /** This person has blocked the companion. */
  readonly isBlockedByMe: boolean;
  /** The companion has blocked this person. */
  readonly amBlocked: boolean;
  /** Messages of the companion that this person has not read. */
  readonly unread: number;
}

/** A chat in a list. */
export interface ChatSummary extends Chat {
  readonly last: Message;
}

/** A chat with a page of its messages. */
export interface ChatThread extends Chat {
  /** Oldest first. */
  readonly messages: readonly Message[];
  /** Whether there are older ones than these. */
  readonly hasOlder: boolean;
  /** Whether there are newer ones than these. */
  readonly hasNewer: boolean;
  /** The companion has read up to this message, as far as they tell; null if they have read none. After a block nothing more is told (D47). */
  readonly readUntil: number | null;
}

/** Which chats: those in use, or the blacklist; all without either. */
export const chatFolders = ['all', 'open', 'blacklist'] as const;
/** One of {@link chatFolders}. */
export type ChatFolder = (typeof chatFolders)[number];

/** Whether a chat is in a list: a block by either side takes it out of the normal one (§4). */
export function isInFolder({ isBlockedByMe, amBlocked }: Pick<Chat, 'isBlockedByMe' | 'amBlocked'>, folder: ChatFolder): boolean {
  if (folder === 'all') return true;
  return folder === 'blacklist' ? isBlockedByMe : !isBlockedByMe && !amBlocked;
}
