import { useState } from 'react';
import { type ChatPage, listChats } from '../../api/chats';
import type { ApiError } from '../../api/client/errors';
import { useDebouncedValue } from '../../base/hooks/useDebouncedValue';
import type { Load } from '../../base/load';
import type { ChatFolder } from '../../domain/chat/chat';
import { chatLimits } from '../../domain/chat/chatLimits';
import { useEvents } from '../events/useEvents';
import { privateCacheOf } from '../private/privateCache';
import { reloadSoon } from '../private/reloadSoon';
import { usePerson } from '../private/usePerson';
import { usePrivateData } from '../private/usePrivateData';
import { useRuntime } from '../runtime/runtimeContext';
import { chatsKey } from './chatsKey';
import { messagesTransport } from './prefetchedMessages';

/** A page, and when the answer came: presence counts from it. */
export interface LoadedChats extends ChatPage {
  readonly loadedAt: number;
}

export interface ChatList {
  /** The last answer stays while another one is loading. */
  readonly load: Load<LoadedChats, ApiError>;
  readonly page: LoadedChats | null;
  /** What was searched for in `page`. */
  readonly isSearching: boolean;
  /** There are more, and the list may show them. */
  readonly hasMore: boolean;
  showMore(): void;
}

/** The chats of a folder, the latest first; ten, and more as the person scrolls. Beyond the longest list there is the search. */
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
  const size = chatLimits.listSteps[own.steps] ?? 10;
  const load = usePrivateData([...chatsKey, folder, words, size], async (options) => {
    const chats = await listChats(messagesTransport(transport), 1, { folder, search: words, pageSize: size, ...options });
    return { ...chats, loadedAt: performance.now() };
  });
  useEvents(({ kind }) => {
    if (kind === 'message' || kind === 'chat' || kind === 'gap') reloadSoon(privateCacheOf(runtime), chatsKey);
  });
  const page = load.status === 'ready' ? load.value : own.last;
  // During rendering, so that another list never shows the one before.
  if (state.list !== list || own.last !== page) setState({ ...own, last: page });
  const hasMore = page !== null && page.items.length < page.count && own.steps < chatLimits.listSteps.length - 1;
  return {
    load: load.status === 'loading' ? { status: 'loading', stale: page ?? undefined } : load,
    page: load.status === 'failed' ? null : page,
    isSearching: words !== '',
    hasMore,
    showMore() {
      if (hasMore && load.status === 'ready') setState({ ...own, steps: own.steps + 1, last: page });
    },
  };
}
