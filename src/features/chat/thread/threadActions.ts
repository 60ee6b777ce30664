import type { Store } from '../../../base/createStore';
import type { ChatAlerts } from '../../../state/chat/chatAlerts';
import type { ChatMessages } from '../../../text/chat/ru';
import { goTo } from '../../../ui/dom/goTo';
import type { MenuItem } from '../../../ui/overlay/Menu';
import { alertItems } from '../alerts/alertItems';
import { chatIcons } from '../chatIcons';
import type { ChatNavigateDetail } from '../definition';
import type { ChatChanges } from '../dialogs/useChatChanges';

export interface ThreadActionsOptions {
  /** Null before the first message. */
  readonly chatId: number | null;
  readonly listingUrl: string | null;
  readonly isBlockedByMe: boolean;
  /** The companion has closed the account: there is nobody left to block. */
  readonly isClosed: boolean;
  /** Name of the companion. */
  readonly name: string;
  /** How many messages there are, as far as the page knows. */
  readonly count: number;
  readonly own: ChatMessages;
  readonly alerts: Store<ChatAlerts>;
  readonly changes: Pick<ChatChanges, 'ask' | 'unblock'>;
  onNavigate(detail: ChatNavigateDetail): boolean;
}

/** Returns what can be done with a chat, for its menu. Called when that opens: the browser is slow to say what it allows. */
export function threadActions({
  chatId,
  listingUrl,
  isBlockedByMe,
  isClosed,
  name,
  count,
  own,
  alerts,
  changes,
  onNavigate,
}: ThreadActionsOptions) {
  const items: MenuItem[] = [];
  if (listingUrl) {
    items.push({
      key: 'listing',
      label: own.listing,
      icon: chatIcons.external,
      onSelect: () => {
        if (onNavigate({ url: listingUrl, target: 'listing' })) goTo(listingUrl);
      },
    });
  }
  if (chatId === null) return items;
  const chatIds = [chatId];
  items.push(...alertItems(alerts, own));
  if (isBlockedByMe || !isClosed) {
    items.push({
      key: 'block',
      label: isBlockedByMe ? own.blacklist.unblock : own.block,
      icon: chatIcons.ban,
      onSelect: () => void (isBlockedByMe ? changes.unblock(chatIds) : changes.ask({ kind: 'block', chatIds, name })),
    });
  }
  items.push(
    { key: 'report', label: own.report, icon: chatIcons.flag, onSelect: () => changes.ask({ kind: 'report', chatIds, name, count }) },
    { key: 'delete', label: own.deleteChat, icon: chatIcons.trash, onSelect: () => changes.ask({ kind: 'delete', chatIds }) },
  );
  return items;
}
