import { type ChatPlace, refusalOf, type SentMessage, sendMessage } from '../../../api/chats';
import { type ApiError, isNetworkError, toApiError } from '../../../api/client/errors';
import { mayHaveHappened, newIdempotencyKey } from '../../../api/client/idempotencyKey';
import type { Transport } from '../../../api/client/request';
import { createStore, type Store } from '../../../base/createStore';
import { hasOwn } from '../../../base/foreign/hasOwn';
import { withKept } from './keptMessages';
import type { OutgoingMessage } from './outgoingMessage';

/** Where messages are kept. Several tabs use it at the same time. */
export interface OutboxStorage {
  /** Resolves to the messages, sorted by `order`. */
  read(): Promise<readonly OutgoingMessage[]>;
  /** Resolves to null where that cannot be known. */
  has(key: string): Promise<boolean | null>;
  put(message: OutgoingMessage): Promise<void>;
  remove(key: string): Promise<void>;
}

export interface OutboxOptions {
  readonly transport: Transport;
  readonly storage: OutboxStorage;
  /** A message is stored by the server: the thread is to show it, the list and badges have changed. */
  onSent(message: OutgoingMessage, sent: SentMessage): void;
  /** Calls `run` while no other tab of this person sends; at once by default. */
  readonly alone?: (run: () => Promise<void>) => Promise<void>;
}

/** Messages on their way, of one person. */
export interface Outbox {
  /** All of them; {@link messagesTo} picks those of a chat. */
  readonly messages: Store<readonly OutgoingMessage[]>;
  /** Resolves when the kept ones are there, and sends what waits: at the beginning, and when the network is back. */
  open(): Promise<void>;
  /** Takes over what another tab has written, sent, removed or was refused. That tab sends it; if it goes, this one does. */
  update(): Promise<void>;
  add(place: ChatPlace, text: string): Promise<void>;
  /** Sends a message again, after those that were written before it: one that failed, or one that waits for the next attempt. */
  retry(key: string): Promise<void>;
  /** Forgets a message, unless it is on its way for the first time. */
  remove(key: string): Promise<void>;
  /** Sends what waits: the network is back. Resolves when nothing is on its way. */
  flush(): Promise<void>;
  /** Sends nothing any more: the person has signed out, or the page goes. */
  close(): void;
}

export function createOutbox({ transport, storage, onSent, alone = (run) => run() }: OutboxOptions): Outbox {
  const messages = createStore<readonly OutgoingMessage[]>([]);
  let flushing: Promise<void> | null = null;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPause;

  /** Keys of messages that are known to be in storage: only these can be missed there. */
  const kept = new Set<string>();
  const keep = async (key: string) => {
    const message = messages.get().find((one) => one.key === key);
    // Signing out leaves nothing here.
    if (!message || isClosed) return;
    await storage.put(message).then(
      () => kept.add(key),
      () => undefined,
    );
  };
  const change = (key: string, values: Partial<OutgoingMessage>) =>
    messages.set((all) => all.map((one) => (one.key === key ? { ...one, ...values } : one)));
  const drop = (key: string) => messages.set((all) => all.filter((one) => one.key !== key));
  const gone = new Set<string>();
  const forget = (key: string) => {
    gone.add(key);
    return storage.remove(key).catch(() => undefined);
  };
  /** Whether another tab has sent or removed it. */
  const isGone = async (key: string) => kept.has(key) && (await storage.has(key).catch(() => null)) === false;

  /** Returns whether the next ones of its chat may follow. */
  async function send(message: OutgoingMessage): Promise<boolean> {
    if (await isGone(message.key)) {
      drop(message.key);
      return true;
    }
    if (!isYoung(message)) {
      change(message.key, { status: 'failed', delay: null });
      await keep(message.key);
      return true;
    }
    change(message.key, { status: 'sending', refusal: null });
    try {
      const sent = await sendMessage(transport, message.place, message.text, { idempotencyKey: message.key });
      await forget(message.key);
      if (isClosed) return false;
      pause = firstPause;
      // Both happen in one step for those who look: the message must not vanish before it is in the thread.
      onSent(message, sent);
      drop(message.key);
      return true;
    } catch (thrown) {
      const error = toApiError(thrown);
      const isLater = waits(error);
      change(message.key, { status: isLater ? 'waiting' : 'failed', refusal: refusalOf(error), delay: isLater ? delayOf(error) : null });
      await keep(message.key);
      // What was refused does not hold up what follows.
      return !isLater && !isClosed;
    }
  }

  async function sendAll(): Promise<void> {
    const held = new Set<string>();
    for (;;) {
      const next = messages.get().find(({ status, place }) => status === 'waiting' && !held.has(placeKey(place)));
      if (!next || isClosed) return;
      if (await send(next)) continue;
      held.add(placeKey(next.place));
      // The messages behind it are held, too.
      messages.set((all) =>
        all.map((one) => (one.status === 'waiting' && held.has(placeKey(one.place)) ? { ...one, delay: one.delay ?? 'held' } : one)),
      );
    }
  }

  const flush = (): Promise<void> => {
    flushing ??= alone(sendAll).finally(() => {
      flushing = null;
      flushLater();
    });
    return flushing;
  };
  /** The browser tells when the network is back, but not when a server is, or when it takes messages again. */
  const flushLater = () => {
    clearTimeout(timer);
    if (isClosed || !messages.get().some(({ status }) => status === 'waiting')) return;
    timer = setTimeout(() => {
      // The first that arrives sets it back.
      pause = Math.min(2 * pause, longestPause);
      void flush();
    }, pause);
  };
  const nextOrder = () => Math.max(Date.now(), ...messages.get().map(({ order }) => order + 1));
  const update = async () => {
    const keptBefore = new Set(kept);
    const found = await storage.read().catch(() => null);
    if (!found || isClosed) return;
    const before = new Map(messages.get().map(({ key, order }) => [key, order]));
    messages.set((all) => withKept(all, found, { kept: keptBefore, gone }));
    for (const { key } of found) kept.add(key);
    const moved = messages.get().filter(({ key, order }) => order !== (before.get(key) ?? order));
    await Promise.all(moved.map(({ key }) => keep(key)));
    flushLater();
  };
  /** What was added while others were sent. */
  const flushAgain = async () => {
    await flush();
    if (messages.get().some(({ status }) => status === 'waiting') && !isClosed) await flush();
  };

  return {
    messages,
    flush,
    update,
    async open() {
      await update();
      await flushAgain();
    },
    async add(place, text) {
      const key = newIdempotencyKey();
      const order = nextOrder();
      messages.set((all) => [...all, { key, place, text, status: 'waiting', writtenAt: new Date(), order, refusal: null, delay: null }]);
      await keep(key);
      await flushAgain();
    },
    async retry(key) {
      const message = messages.get().find((one) => one.key === key);
      if (message?.status === 'failed') {
        change(key, { status: 'waiting', refusal: null, writtenAt: new Date() });
        await keep(key);
      }
      await flushAgain();
    },
    async remove(key) {
      messages.set((all) => all.filter((one) => one.key !== key || (one.status === 'sending' && !one.delay)));
      if (!messages.get().some((one) => one.key === key)) await forget(key);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** Milliseconds before what waits is sent again; each time twice as long. */
const firstPause = 2000;
const longestPause = 60_000;

/** How long the key of a message makes sure that it arrives once, ms: a server keeps keys for a day (D51). */
const keyLife = 23 * 60 * 60_000;
/** How far a clock may be set back while a message waits, ms. */
const clockStep = 60_000;

/** Whether a message may be sent again by itself. An older one may have arrived, and its key is forgotten: the person sees that and decides. */
function isYoung({ writtenAt }: OutgoingMessage): boolean {
  const age = Date.now() - writtenAt.getTime();
  return age > -clockStep && age < keyLife;
}

function delayOf(error: ApiError): NonNullable<OutgoingMessage['delay']> {
  return isNetworkError(error) || (error.kind === 'rejected' && error.status === 401) ? 'held' : 'server';
}

/** Whether a message is sent again by itself: nobody knows whether it arrived, the session has ended, or it came too fast. */
function waits(error: ApiError): boolean {
  return mayHaveHappened(error) || (error.kind === 'rejected' && (error.status === 401 || error.status === 429));
}

/** Chats are known by their id, or, before the first message, by the listing. */
export function placeKey(place: ChatPlace): string {
  return hasOwn(place, 'chatId') ? `chat ${place.chatId}` : `listing ${place.listingId}`;
}

/** Returns the messages of one chat; what was written before it had an id belongs to it as well. */
export function messagesTo(
  messages: readonly OutgoingMessage[],
  chatId: number | null,
  listingId: number | null,
): readonly OutgoingMessage[] {
  return messages.filter(({ place }) => (hasOwn(place, 'chatId') ? place.chatId === chatId : place.listingId === listingId));
}
