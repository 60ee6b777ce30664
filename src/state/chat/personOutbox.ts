import type { SentMessage } from '../../api/chats';
import { createStore, type Store } from '../../base/createStore';
import { slotOf } from '../../base/slotOf';
import { accountOf } from '../account/account';
import { accountSummaryKey } from '../data/accountKeys';
import { privateStoreOf } from '../data/privateStore';
import { reloadSoon } from '../data/reloadSoon';
import type { Runtime } from '../runtime/runtime';
import { outboxStorage } from './chatStorage';
import { chatsKey } from './chatsKey';
import { createOutbox, type Outbox, type OutgoingMessage } from './outbox';

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

  const follow = () => {
    const state = account.store.get();
    const next = state.status === 'signedIn' ? (state.user?.id ?? null) : null;
    if (next === userId) return;
    userId = next;
    current.get()?.close();
    current.set(next === null ? null : open(next));
  };
  const open = (id: number): Outbox => {
    const outbox = createOutbox({
      transport: runtime.transport,
      storage: outboxStorage({ apiUrl: runtime.apiUrl, userId: id }),
      alone: (run) => alone(`kvartal:outbox:${runtime.apiUrl}:${id}`, run),
      onSent(message, sent) {
        for (const listener of [...listeners]) listener(message, sent);
        const cache = privateStoreOf(runtime);
        reloadSoon(cache, chatsKey);
        reloadSoon(cache, accountSummaryKey);
      },
    });
    void outbox.open();
    return outbox;
  };
  account.store.subscribe(follow);
  addEventListener('online', () => void current.get()?.flush());
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
