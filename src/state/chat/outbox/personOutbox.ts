import { getProfile } from '../../../api/account';
import type { SentMessage } from '../../../api/chats';
import { createStore, type Store } from '../../../base/createStore';
import { slotOf } from '../../../base/slotOf';
import { accountOf } from '../../account/account';
import { accountSummaryKey } from '../../data/accountKeys';
import { privateStoreOf } from '../../data/privateStore';
import { reloadSoon } from '../../data/reloadSoon';
import type { Runtime } from '../../runtime/runtime';
import { chatsKey } from '../chatsKey';
import { announcedStorage } from './announcedStorage';
import { outboxStorage } from './chatStorage';
import { createOutbox, type Outbox } from './outbox';
import type { OutgoingMessage } from './outgoingMessage';
import { waitingSign } from './waitingSign';

export type SentListener = (message: OutgoingMessage, sent: SentMessage) => void;

/** The messages on their way of the person who is signed in, for all elements of a runtime. */
export interface PersonOutbox {
  /** Null while nobody is signed in, and until it is known who. */
  readonly current: Store<Outbox | null>;
  /** Calls with every message that has been sent. Returns a function that ends it. */
  onSent(listener: SentListener): () => void;
}

export function personOutboxOf(runtime: Runtime): PersonOutbox {
  return slotOf(runtime.slots, 'outbox', () => createPersonOutbox(runtime));
}

function createPersonOutbox(runtime: Runtime): PersonOutbox {
  const account = accountOf(runtime);
  const current = createStore<Outbox | null>(null);
  const listeners = new Set<SentListener>();
  let userId: number | null = null;
  /** Belongs to this person for certain: a function of the page may return the token of another one at any time. */
  let ownToken: string | null = null;

  const follow = () => {
    const state = account.store.get();
    const next = state.status === 'signedIn' ? (state.user?.id ?? null) : null;
    ownToken = next === null ? null : account.token();
    if (next === userId) return;
    userId = next;
    current.get()?.close();
    current.set(next === null ? null : open(next));
  };
  /** Resolves to whether this person still uses the page. Its function may have renewed their token. */
  const isStill = async (id: number): Promise<boolean> => {
    const token = account.token();
    if (token === null || userId !== id) return false;
    if (token === ownToken) return true;
    const user = await getProfile({ ...runtime.transport, token: () => token }).catch(() => null);
    if (user?.id !== id || userId !== id) return false;
    ownToken = token;
    return true;
  };
  const open = (id: number): Outbox => {
    const owner = { apiUrl: runtime.apiUrl, userId: id };
    const storage = announcedStorage(outboxStorage(owner), owner, () => userId === id);
    const outbox = createOutbox({
      transport: { ...runtime.transport, token: () => (account.token() === ownToken && userId === id ? ownToken : null) },
      storage,
      alone: (run) =>
        alone(`kvartal:outbox:${runtime.apiUrl}:${id}`, async () => {
          if (await isStill(id)) await run();
        }),
      onSent(message, sent) {
        for (const listener of [...listeners]) listener(message, sent);
        const cache = privateStoreOf(runtime);
        reloadSoon(cache, chatsKey);
        reloadSoon(cache, accountSummaryKey);
      },
    });
    // A sign that another tab has left by mistake would make every page load this.
    void outbox.open().then(storage.announce);
    return outbox;
  };
  account.store.subscribe(follow);
  addEventListener('online', () => void current.get()?.open());
  addEventListener('storage', ({ key }) => {
    if (userId !== null && key === waitingSign({ apiUrl: runtime.apiUrl, userId })) void current.get()?.update();
  });
  follow();
  return {
    current,
    onSent(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Two tabs never send at the same time. Where the browser has no locks, the keys of the messages make sure that each arrives once. */
async function alone(name: string, run: () => Promise<void>): Promise<void> {
  let hasRun = false;
  const once = () => {
    hasRun = true;
    return run();
  };
  try {
    await navigator.locks.request(name, once);
  } catch (thrown) {
    if (hasRun) throw thrown;
    await run();
  }
}
