import { vi } from 'vitest';
import { createOutbox, type OutboxStorage } from '../../../src/state/chat/outbox/outbox';
import type { OutgoingMessage } from '../../../src/state/chat/outbox/outgoingMessage';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { createFakeStore } from '../../../src/testing/store/fakeStore';
import { aWorld } from '../../../src/testing/world';

/** Counts back from the clock of the device, which dates messages. */
export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const owner = { id: 1, name: 'Ольга', type: 'owner' } as const;

/** A device with a server: what is written here, and what arrives there. */
export function deviceWithServer(kept: readonly OutgoingMessage[] = []) {
  const store = createFakeStore(
    aWorld([aListing({ id: 1, owner }), aListing({ id: 2, owner }), aListing({ id: 3, owner, status: 'archived' })]),
  );
  const api = createFakeApi(store);
  let isOnline = true;
  let losesAnswers = false;
  let status: number | null = null;
  let answering: Promise<void> | null = null;
  const network: typeof fetch = async (input, init) => {
    if (!isOnline) throw new TypeError('offline');
    if (status !== null) return Response.json({ detail: 'Позже' }, { status });
    const answer = await api(input, init);
    await answering;
    if (losesAnswers) throw new TypeError('the answer was lost');
    return answer;
  };
  let saved = kept;
  const storage: OutboxStorage = {
    read: async () => saved.toSorted((one, other) => one.order - other.order),
    has: async (key) => saved.some((one) => one.key === key),
    put: async (message) => {
      saved = saved.some(({ key }) => key === message.key)
        ? saved.map((one) => (one.key === message.key ? message : one))
        : [...saved, message];
    },
    remove: async (key) => {
      saved = saved.filter((one) => one.key !== key);
    },
  };
  const onSent = vi.fn();
  const transport = { baseUrl: 'https://fake.test/api', fetch: network, token: () => 'token-of-maria' };
  const outbox = createOutbox({ transport, storage, onSent });
  return {
    store,
    outbox,
    onSent,
    arrived: (listingId = 1) => store.chatBook.find(101, (chat) => chat.listingId === listingId)?.messages.map(({ text }) => text) ?? [],
    shown: () => outbox.messages.get().map(({ text, status, refusal }) => [text, status, refusal]),
    saved: () => saved,
    setOnline: (value: boolean) => {
      isOnline = value;
    },
    loseAnswers: (value: boolean) => {
      losesAnswers = value;
    },
    /** The server refuses with this status; null: it takes messages. */
    answer: (next: number | null) => {
      status = next;
    },
    /** Holds responses back until the returned function is called. */
    holdAnswers() {
      let release = () => {};
      answering = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    signOut() {
      outbox.close();
      saved = [];
    },
    delays: () => outbox.messages.get().map(({ text, delay }) => [text, delay]),
    reloaded: () => createOutbox({ transport, storage, onSent }),
  };
}

export const listing = { listingId: 1 };
