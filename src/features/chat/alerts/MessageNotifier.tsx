import { useEffect } from 'react';
import { useLatest } from '../../../base/hooks/useLatest';
import { slotOf } from '../../../base/slotOf';
import { chatsPath } from '../../../domain/account/accountTab';
import { liveFeedOf } from '../../../state/events/liveFeed.lazy';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useChatText } from '../../../text/chat/useChatText';
import { goTo } from '../../../ui/dom/goTo';
import { createMessageNotifier } from './createMessageNotifier';

export interface MessageNotifierProps {
  /** Opens the chat of a notice that was pressed; null where chats have no place on this page. */
  readonly onOpen: ((chatId: number) => void) | null;
}

/** Listens for messages; of several on a page, the latest that can open a chat notifies. Draws nothing. Lazy-loaded. */
export function MessageNotifier({ onOpen }: MessageNotifierProps) {
  const runtime = useRuntime();
  const { text } = useChatText();
  const latest = useLatest({ own: text, onOpen });
  const isPlace = onOpen !== null;
  useEffect(() => {
    const all = slotOf(runtime.slots, 'chatNotifiers', (): object[] => []);
    const me = {};
    const listener = createMessageNotifier(runtime, {
      isActive: () => all.at(-1) === me,
      words: () => latest.current.own,
      open(chatId) {
        const { onOpen } = latest.current;
        if (onOpen) onOpen(chatId);
        else goTo(runtime.siteUrl + chatsPath('open', chatId));
      },
    });
    const stop = liveFeedOf(runtime).listen(listener, { isHiddenToo: true });
    if (isPlace) all.push(me);
    else all.unshift(me);
    return () => {
      stop();
      all.splice(all.indexOf(me), 1);
    };
  }, [runtime, isPlace, latest]);
  return null;
}
