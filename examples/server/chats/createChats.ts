import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { Chats } from '../http/routes/chatRoutes';
import type { PictureLinks } from '../pictures/pictureLinks';
import { chatChanges } from './chatChanges';
import { chatStore } from './chatStore';
import { chatWriter } from './sendMessage';

/** Chats as the routes use them. */
export function createChats(db: Kysely<Database>, links: PictureLinks): Chats {
  return { store: chatStore(db, links), writer: chatWriter(db), changes: chatChanges(db) };
}
