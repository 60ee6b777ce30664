import { useRef } from 'react';
import { listChats } from '../../../api/chats';
import { useLatest } from '../../../base/hooks/useLatest';
import { chatAlertsOf } from '../../../state/chat/chatAlerts';
import { useEvents } from '../../../state/events/useEvents';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useChatText } from '../../../text/chat/useChatText';
import { companionName } from '../chatWords';
import { showNotice } from './notices';
import { playSound } from './playSound';

/** Tells of messages that arrive while the page is out of sight: by a sound, and by a notice of the browser, as the person has chosen. */
export function useAlerts(open: (chatId: number) => void): void {
  const runtime = useRuntime();
  const { own } = useChatText();
  const latest = useLatest({ open, own });
  /** Unread messages as last told. */
  const unread = useRef<number | null>(null);
  useEvents((told) => {
    if (told.kind !== 'counters') return;
    const before = unread.current;
    unread.current = told.totals.unreadMessages;
    if (before === null || told.totals.unreadMessages <= before || document.visibilityState === 'visible') return;
    const { hasSound, notices } = chatAlertsOf(runtime).get();
    if (hasSound) playSound();
    if (notices !== 'on') return;
    // Events have no contents: the list has them.
    listChats(runtime.transport, 1, { pageSize: 1 }).then(
      ({ items: [chat] }) => {
        if (!chat || chat.last.isOwn) return;
        const { own, open } = latest.current;
        showNotice(chat.id, companionName(chat.companion.name, own), chat.last.text, () => open(chat.id));
      },
      () => undefined,
    );
  });
}
