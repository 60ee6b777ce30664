import { useEffect } from 'react';
import { useLiveTotals } from '../../../state/events/useLiveTotals';

/** What this hook puts before a title. */
const counted = /^\(\d+\) /;

/**
 * Shows in the title of the page how many messages are unread: '(3) Сообщения', however long it is out of sight. Every new one changes it,
 * which the number of chats would not. The page may change its title meanwhile.
 */
function useTitleCount(): void {
  const unread = useLiveTotals(true)?.unreadMessages ?? 0;
  useEffect(() => {
    const show = () => {
      const title = document.title.replace(counted, '');
      const wanted = unread > 0 ? `(${unread}) ${title}` : title;
      if (document.title !== wanted) document.title = wanted;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(counted, '');
    };
  }, [unread]);
}

/** Draws nothing: totals change often, and the page around it is not drawn again for them. */
export function TitleCount() {
  useTitleCount();
  return null;
}
