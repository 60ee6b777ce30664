import { type ChatPlace, isEmptyChat, type ShowOptions, showChat } from '../../api/chats';
import { type ApiError, toApiError } from '../../api/client/errors';
import { createStore, type Store } from '../../base/createStore';
import { hasOwn } from '../../base/foreign/hasOwn';
import type { ChatThread } from '../../domain/chat/chat';
import { accountSummaryKey } from '../data/accountKeys';
import { privateStoreOf } from '../data/privateStore';
import { reloadSoon } from '../data/reloadSoon';
import type { Runtime } from '../runtime/runtime';
import { chatsKey } from './chatsKey';
import type { SentListener } from './outbox/personOutbox';
import { messagesTransport } from './prefetchedMessages';
import { firstUnread, mergeThread, messageAt, type PriceSince, priceSince, withSent } from './thread';

/** A thread as it is shown. */
export interface ThreadState {
  /** `empty`: there is no message yet, the first one begins the chat (§4). `gone`: a known chat has none any more, it was deleted. */
  readonly status: 'loading' | 'failed' | 'empty' | 'gone' | 'ready';
  /** Set where the status is `ready`. */
  readonly thread: ChatThread | null;
  /** Null until a price is known. */
  readonly price: PriceSince | null;
  /** When the answer came: presence counts from it. */
  readonly loadedAt: number;
  readonly error: ApiError | null;
  /** The first message that was unread when the thread was opened. */
  readonly firstNew: number | null;
  readonly older: 'still' | 'loading' | 'failed';
  /** Messages between these and the newest are not loaded: the person reads an earlier part. */
  readonly isAway: boolean;
  /** The message to be shown; a new object shows it again. Null: the end, or what is new. */
  readonly target: MessageTarget | null;
  /** Counts the answers that replaced all that was shown. */
  readonly part: number;
  /** Whether the last of them was a jump, with the thread shown meanwhile. */
  readonly isJump: boolean;
}

/** A message of a thread. */
export interface MessageTarget {
  readonly id: number;
}

/** A conversation, in pages, as it grows. */
export interface ThreadController {
  readonly state: Store<ThreadState>;
  /** Asks for what is new. */
  refresh(): void;
  /** The same in a moment: what this page reads or writes comes back to it as an event. */
  refreshSoon(): void;
  /** Begins again after a failure. */
  reload(): void;
  loadOlder(): void;
  /** Loads what follows an earlier part. */
  loadNewer(): void;
  /** Shows a message, or the first one since a time; null shows the newest. */
  jump(to: number | Date | null): void;
  /** Whether the person sees the end of the thread: what arrives is read then. */
  watch(isWatching: boolean): void;
  /** A message was sent from this device. */
  readonly sent: SentListener;
  close(): void;
}

/** The state before the first answer. */
export const threadLoading: ThreadState = {
  status: 'loading',
  thread: null,
  price: null,
  loadedAt: 0,
  error: null,
  firstNew: null,
  older: 'still',
  isAway: false,
  target: null,
  part: 0,
  isJump: false,
};

/** How long an event that is no message waits, ms. */
const echo = 150;

export function createThread(runtime: Runtime, place: ChatPlace, at: number | null = null): ThreadController {
  const transport = messagesTransport(runtime.transport);
  const state = createStore<ThreadState>(threadLoading);
  const closing = new AbortController();
  const { signal } = closing;
  /** The state without messages: a listing has had no chat yet, or a chat was deleted. */
  const without = { status: hasOwn(place, 'chatId') ? 'gone' : 'empty', thread: null, error: null } as const;
  let isWatching = true;
  /** All messages up to this one are known; those that were sent from here may come after others. */
  let until = 0;
  let isRefreshing = false;
  let isAskedAgain = false;
  /** Around what the thread begins, and how often it has. */
  let wanted: number | Date | null = at;
  let begins = 0;
  let soon: ReturnType<typeof setTimeout> | undefined;

  const patch = (values: Partial<ThreadState>) => {
    if (signal.aborted) return;
    const { thread } = values;
    state.set((known) => ({ ...known, ...values, ...(thread && { price: priceSince(known.price, thread) }) }));
  };
  /** The chat itself, once it is known: its listing may have several. */
  const placeNow = (): ChatPlace => {
    const { thread } = state.get();
    return thread ? { chatId: thread.id } : place;
  };
  const ask = (options: ShowOptions) => showChat(transport, placeNow(), { ...options, signal });
  const toldRead = () => {
    const cache = privateStoreOf(runtime);
    reloadSoon(cache, chatsKey);
    reloadSoon(cache, accountSummaryKey);
  };

  async function begin(isQuiet = false): Promise<void> {
    begins += 1;
    const own = begins;
    if (!isQuiet) patch({ status: 'loading', error: null });
    try {
      // Reading is a second call: the answer to this one says what was unread.
      const { chat } = await ask({ ...(wanted !== null && { around: wanted }), marksRead: false });
      if (own !== begins) return;
      const { messages, hasNewer } = chat;
      until = messages.at(-1)?.id ?? 0;
      patch({
        status: 'ready',
        thread: chat,
        loadedAt: performance.now(),
        error: null,
        firstNew: hasNewer ? null : firstUnread(chat, chat.unread),
        older: 'still',
        isAway: hasNewer,
        target: wanted === null ? null : messageAt(messages, wanted),
        part: own,
        isJump: isQuiet,
      });
      if (chat.unread > 0 && isWatching && !hasNewer) await refresh();
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.kind === 'aborted' || own !== begins) return;
      patch(isEmptyChat(error) ? without : { status: 'failed', error });
    }
  }

  /** One at a time: what is asked for meanwhile is asked for once afterwards. */
  async function refresh(goesOn = false): Promise<void> {
    const { status, thread } = state.get();
    if (status === 'loading') return;
    if (!thread) return begin();
    if (isRefreshing) {
      isAskedAgain = true;
      return;
    }
    isRefreshing = true;
    try {
      let isMore = true;
      while (isMore && !signal.aborted) {
        const known = state.get().thread ?? thread;
        const last = until;
        const { isAway } = state.get();
        // What was unread is only read with the page that has it.
        const marksRead = isWatching && !isAway;
        const isNewest = !isAway && (last <= 1 || (marksRead && known.unread > 0));
        // An earlier part grows when the person goes on; otherwise only the state of the chat is wanted.
        const { chat } = await ask({ ...(!isNewest && { after: last - 1 }), ...(isAway && !goesOn && { count: 1 }), marksRead });
        // Another part is shown by now.
        if (until !== last) return;
        // The last known message is asked for again: without it, the chat was deleted in another tab.
        if (!isNewest && !chat.messages.some(({ id }) => id === last)) return await begin();
        const merged = mergeThread(state.get().thread, chat, isNewest ? 'newest' : 'newer', last);
        until = chat.messages.at(-1)?.id ?? until;
        patch({ thread: merged, loadedAt: performance.now(), isAway: isAway && chat.hasNewer });
        // What was asked for counts: the person may have scrolled meanwhile.
        if (marksRead && (known.unread > 0 || chat.messages.some(({ id, isOwn }) => !isOwn && id > last))) toldRead();
        isMore = !isAway && chat.hasNewer && (chat.messages.at(-1)?.id ?? 0) > last;
      }
    } catch (thrown) {
      const error = toApiError(thrown);
      // Deleted in another tab. Any other failure leaves what is shown; the next event asks again.
      if (isEmptyChat(error)) patch(without);
    } finally {
      isRefreshing = false;
      if (isAskedAgain && !signal.aborted) {
        isAskedAgain = false;
        void refresh();
      }
    }
  }

  async function loadOlder(): Promise<void> {
    const { thread, older } = state.get();
    const before = thread?.messages[0]?.id;
    if (!thread?.hasOlder || before === undefined || older === 'loading') return;
    patch({ older: 'loading' });
    try {
      const { chat } = await ask({ before, marksRead: false });
      if (state.get().thread?.messages[0]?.id === before) patch({ thread: mergeThread(state.get().thread, chat, 'older'), older: 'still' });
    } catch {
      patch({ older: 'failed' });
    }
  }

  function jump(to: number | Date | null): void {
    const { thread } = state.get();
    // A new object, so that it is shown again.
    if (thread?.messages.some(({ id }) => id === to)) return patch({ target: { id: Number(to) } });
    wanted = to;
    void begin(thread !== null);
  }

  void begin();
  return {
    state,
    refresh: () => void refresh(),
    refreshSoon() {
      clearTimeout(soon);
      soon = setTimeout(() => void refresh(), echo);
    },
    reload: () => void begin(),
    loadOlder: () => void loadOlder(),
    loadNewer: () => {
      if (state.get().isAway && !isRefreshing) void refresh(true);
    },
    jump,
    watch(next) {
      if (next === isWatching) return;
      isWatching = next;
      if (next && (state.get().thread?.unread ?? 0) > 0) void refresh();
    },
    sent({ place: sentTo }, { chatId, message }) {
      const { thread, isAway } = state.get();
      const isHere = thread
        ? thread.id === chatId
        : hasOwn(place, 'listingId')
          ? hasOwn(sentTo, 'listingId') && sentTo.listingId === place.listingId
          : place.chatId === chatId;
      if (!isHere) return;
      if (isAway) jump(null);
      else if (thread && message) patch({ thread: withSent(thread, chatId, message) });
      else void (thread ? refresh() : begin());
    },
    close() {
      clearTimeout(soon);
      closing.abort();
    },
  };
}
