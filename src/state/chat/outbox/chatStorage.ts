import { createStore as createDatabase, del, get, promisifyRequest, set, update } from 'idb-keyval';
import type { OutboxStorage } from './outbox';
import type { OutgoingMessage } from './outgoingMessage';

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
      forgotten.delete(nameOf(owner));
      const kept = await database('readonly', (store) => promisifyRequest<KeptMessage[]>(store.getAll(outboxRange(owner))));
      return kept
        .map((one) => ({ ...one, order: one.order ?? one.writtenAt.getTime(), delay: one.delay ?? null }))
        .sort((one, other) => one.order - other.order);
    },
    has: async (key) => (await get(keyOf(key), database)) !== undefined,
    put: async (message) => {
      if (!forgotten.has(nameOf(owner))) await set(keyOf(message.key), message, database);
    },
    remove: (key) => del(keyOf(key), database),
  };
}

/** People who have signed out on this page: what is still on its way to the storage must not be kept. A read means that they are back. */
const forgotten = new Set<string>();
const nameOf = ({ apiUrl, userId }: ChatOwner) => `${apiUrl} ${userId}`;

/** Versions before this one kept neither. */
type KeptMessage = Omit<OutgoingMessage, 'order' | 'delay'> & Partial<Pick<OutgoingMessage, 'order' | 'delay'>>;

type Drafts = Readonly<Record<string, string>>;

/** Texts that were typed and not sent, by chat. `place`: see `placeKey`. */
export const chatDrafts = {
  async read(owner: ChatOwner, place: string): Promise<string> {
    forgotten.delete(nameOf(owner));
    return ((await get<Drafts>(draftsKey(owner), database)) ?? {})[place] ?? '';
  },
  /** An empty text removes the draft. */
  async write(owner: ChatOwner, place: string, text: string): Promise<void> {
    if (forgotten.has(nameOf(owner))) return;
    await update<Drafts>(
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
  forgotten.add(nameOf(owner));
  await Promise.all([
    database('readwrite', (store) => promisifyRequest(store.delete(outboxRange(owner)))),
    del(draftsKey(owner), database),
  ]);
}
