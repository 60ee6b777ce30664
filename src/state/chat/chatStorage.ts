import { createStore as createDatabase, del, get, set, update } from 'idb-keyval';
import type { OutboxStorage, OutgoingMessage } from './outbox';

/** Whose: nobody reads the messages of another person on the same device. */
export interface ChatOwner {
  readonly apiUrl: string;
  readonly userId: number;
}

const database = createDatabase('kvartal-chats', 'chats');
const outboxKey = ({ apiUrl, userId }: ChatOwner) => [apiUrl, userId, 'outbox'];
const draftsKey = ({ apiUrl, userId }: ChatOwner) => [apiUrl, userId, 'drafts'];

/** Messages that are not sent yet, on this device: they survive a reload. */
export function outboxStorage(owner: ChatOwner): OutboxStorage {
  return {
    read: async () => (await get<readonly OutgoingMessage[]>(outboxKey(owner), database)) ?? [],
    write: (messages) => (messages.length > 0 ? set(outboxKey(owner), messages, database) : del(outboxKey(owner), database)),
  };
}

type Drafts = Readonly<Record<string, string>>;

/** Texts that were typed and not sent, by chat. `place`: see `placeKey`. */
export const chatDrafts = {
  async read(owner: ChatOwner, place: string): Promise<string> {
    return ((await get<Drafts>(draftsKey(owner), database)) ?? {})[place] ?? '';
  },
  /** An empty text removes the draft. */
  write(owner: ChatOwner, place: string, text: string): Promise<void> {
    return update<Drafts>(
      draftsKey(owner),
      (known = {}) => {
        const { [place]: _, ...others } = known;
        return text === '' ? others : { ...others, [place]: text };
      },
      database,
    );
  },
};

/** Removes what this person has not sent: they have signed out. */
export async function removeChatStorage(owner: ChatOwner): Promise<void> {
  await Promise.all([del(outboxKey(owner), database), del(draftsKey(owner), database)]);
}
