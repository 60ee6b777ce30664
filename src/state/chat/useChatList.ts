import { useState } from 'react';
import { type ChatPage, listChats } from '../../api/chats';
import type { ApiError } from '../../api/client/errors';
import { useDebouncedValue } from '../../base/hooks/useDebouncedValue';
import type { Load } from '../../base/load';
import type { ChatFolder } from '../../domain/chat/chat';
import { chatLimits } from '../../domain/chat/chatLimits';
import { privateStoreOf } from '../data/privateStore';
import { reloadSoon } from '../data/reloadSoon';
import { useLoad } from '../data/useLoad';
import { usePerson } from '../data/usePerson';
import { useEvents } from '../events/useEvents';
import { useRuntime } from '../runtime/runtimeContext';
import { chatsKey } from './chatsKey';
import { messagesTransport } from './prefetchedMessages';
import { threadPainted } from './threadPaint';

/** As many chats as the person has scrolled to, with the time of the answer, from which presence counts. */
export interface LoadedChats extends Pick<ChatPage, 'items' | 'count'> {
  readonly loadedAt: number;
  /** How many were asked for. */
  readonly asked: number;
}

export interface ChatList {
  /** The last answer stays while another one is loading, and when more of the list cannot be loaded. */
  readonly load: Load<LoadedChats, ApiError>;
  readonly page: LoadedChats | null;
  /** What `page` was searched for; empty without a search. */
  readonly words: string;
  readonly isSearching: boolean;
  readonly hasMore: boolean;
  showMore(): void;
}

const { listSteps } = chatLimits;
const lastStep = listSteps.length - 1;

/** The chats of a folder, the latest first; ten, and more as the person scrolls. */
export function useChatList(folder: Exclude<ChatFolder, 'all'>, typed: string): ChatList {
  const runtime = useRuntime();
  const { transport } = runtime;
  const words = useDebouncedValue(typed.trim().slice(0, chatLimits.search), typed.trim() === '' ? 0 : chatLimits.searchDelay) ?? '';
  const list = `${usePerson()} ${folder} ${words}`;
  const [state, setState] = useState<{ readonly list: string; readonly steps: number; readonly last: LoadedChats | null }>({
    list,
    steps: 0,
    last: null,
  });
  const own = state.list === list ? state : { list, steps: 0, last: null };
  const load = useLoad(privateStoreOf, [...chatsKey, folder, words, own.steps], async (options) => {
    const pageSize = listSteps[Math.min(own.steps, lastStep)] ?? 10;
    // All again: a message moves a chat from any page to the first.
    const count = Math.max(1, own.steps - lastStep + 1);
    const asked: Promise<ChatPage>[] = [];
    for (let number = 1; number <= count; number += 1) {
      asked.push(listChats(messagesTransport(transport), number, { folder, search: words, pageSize, ...options }));
    }
    const pages = await Promise.all(asked);
    await threadPainted(runtime);
    const items = pages.flatMap((page) => page.items);
    const ids = items.map(({ id }) => id);
    return {
      count: pages[0]?.count ?? 0,
      // One that a message has moved meanwhile is in two pages.
      items: items.filter(({ id }, at) => ids.indexOf(id) === at),
      loadedAt: performance.now(),
      asked: pageSize * pages.length,
    };
  });
  useEvents(({ kind }) => {
    if (kind === 'message' || kind === 'chat' || kind === 'gap') reloadSoon(privateStoreOf(runtime), chatsKey);
  });
  const page = load.status === 'ready' ? load.value : own.last;
  // The state is set during rendering, so that another list never shows the one before.
  if (state.list !== list || own.last !== page) setState({ ...own, last: page });
  const hasMore = page !== null && page.asked < page.count;
  return {
    load: load.status === 'loading' ? { status: 'loading', stale: page ?? undefined } : load,
    page: load.status === 'failed' && own.steps === 0 ? null : page,
    words,
    isSearching: words !== '',
    hasMore,
    showMore() {
      if (hasMore && load.status === 'ready') setState({ ...own, steps: own.steps + 1, last: page });
    },
  };
}
