import type { Generated } from 'kysely';
import type { ChatComplaintOutcome, ChatComplaintReason } from '../../../src/domain/chat/chatComplaint';

/** Tables of chats. */
export interface ChatTables {
  chats: {
    id: Generated<number>;
    listing_id: number;
    owner_id: number;
    buyer_id: number;
    created_at: Generated<Date>;
    /** What the owner finds it by, kept by triggers; that of the buyer. */
    owner_finds: Generated<string>;
    buyer_finds: Generated<string>;
  };
  messages: { id: Generated<number>; chat_id: number; sender_id: number; body: string; created_at: Date };
  /** What messages are searched for by, kept by a trigger. */
  message_words: { message_id: number; words: string };
  /** A chat as each of the two sees it. */
  chat_members: {
    user_id: number;
    chat_id: number;
    other_id: number;
    /** Null: deleted, and nothing has come since. */
    last_message_id: number | null;
    deleted_until: Generated<number>;
    read_until: Generated<number>;
    unread: Generated<number>;
    told_until: Generated<number>;
    /** Up to this message the other one was told that it is read, when this user blocked them. */
    read_when_blocked: number | null;
    i_block: Generated<boolean>;
    i_am_blocked: Generated<boolean>;
  };
  /** Hashes of texts, for a day. */
  sent_texts: { sender_id: number; digest: Buffer; recipient_id: number; sent_at: Generated<Date> };
  spam_marks: {
    id: Generated<number>;
    user_id: number;
    digest: Buffer;
    text: string;
    people: number;
    first_at: Generated<Date>;
    last_at: Generated<Date>;
    resolved_at: Date | null;
    resolved_by: number | null;
  };
  /** Complaints about people, with the messages as they were. */
  chat_complaints: {
    id: Generated<number>;
    author_id: number;
    user_id: number;
    chat_id: number | null;
    listing_id: number;
    reason: ChatComplaintReason;
    description: string;
    /** Written as JSON. */
    messages: unknown;
    day: string;
    created_at: Generated<Date>;
    resolved_at: Date | null;
    resolved_by: number | null;
    outcome: ChatComplaintOutcome | null;
  };
  blocks: { blocker_id: number; blocked_id: number; created_at: Generated<Date> };
}
