import { useCallback } from 'react';
import { chatsPath } from '../../../domain/account/accountTab';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { goTo } from '../../../ui/dom/goTo';
import type { ChatNavigateDetail } from '../definition';

/** Returns what the notices lead to: the page of messages with one of the two lists. `onNavigate` returns false if the page opens it itself. */
export function useFolderLink(onNavigate: (detail: ChatNavigateDetail) => boolean) {
  const { siteUrl } = useRuntime();
  return useCallback(
    (folder: 'open' | 'blacklist', near: HTMLElement): void => {
      const url = siteUrl + chatsPath(folder);
      if (onNavigate({ url, target: folder === 'blacklist' ? 'blacklist' : 'messages' })) goTo(url, near);
    },
    [siteUrl, onNavigate],
  );
}
