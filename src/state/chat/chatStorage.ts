import { createStore as createDatabase, del, get, promisifyRequest, set, update } from 'idb-keyval';
import type { OutboxStorage, OutgoingMessage } from './outbox';

/** Whose: nobody reads the messages of another person on the same device. */
export interface ChatOwner {
  readonly apiUrl: string;
  readonly userId: number;
}

const database = createDatabase('kvartal-chats', 'chats');
const outboxKey = ({ apiUrl, userId }: ChatOwner) => [apiUrl, userId, 'outbox'];
const draftsKey = ({ apiUrl, userId }: ChatOwner) => [apiUrl, userId, 'drafts'];

/** All messages of a person: an array comes after every text. */
const outboxRange = (owner: ChatOwner) => IDBKeyRange.bound(outboxKey(owner), [...outboxKey(owner), []]);

/** Messages that are not sent yet, on this device: they survive a reload. */
export function outboxStorage(owner: ChatOwner): OutboxStorage {
  const keyOf = (key: string) => [...outboxKey(owner), key];
  return {
    async read() {
      const kept = await database('readonly', (store) => promisifyRequest<OutgoingMessage[]>(store.getAll(outboxRange(owner))));
      return kept.sort((one, other) => one.writtenAt.getTime() - other.writtenAt.getTime());
    },
    has: async (key) => (await get(keyOf(key), database)) !== undefined,
    put: (message) => set(keyOf(message.key), message, database),
    remove: (key) => del(keyOf(key), database),
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
  await Promise.all([
    database('readwrite', (store) => promisifyRequest(store.delete(outboxRange(owner)))),
    del(draftsKey(owner), database),
  ]);
}
