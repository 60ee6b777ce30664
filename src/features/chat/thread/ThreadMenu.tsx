import { memo } from 'react';
import type { ChatListing } from '../../../domain/chat/chat';
import { chatAlertsOf } from '../../../state/chat/chatAlerts';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useChatText } from '../../../text/chat/useChatText';
import { goTo } from '../../../ui/dom/goTo';
import { Menu, type MenuItem } from '../../../ui/overlay/Menu';
import { alertItems } from '../alerts/alertItems';
import { chatIcons } from '../chatIcons';
import { chatListingPath } from '../chatWords';
import type { ChatNavigateDetail } from '../definition';
import type { ChatStep } from '../dialogs/useChatChanges';

export interface ThreadMenuProps {
  /** Null before the first message. */
  readonly chatId: number | null;
  readonly listing: ChatListing | null;
  readonly isBlockedByMe: boolean;
  /** Of the other one. */
  readonly name: string;
  onAsk(step: ChatStep): void;
  onUnblock(): void;
  onNavigate(detail: ChatNavigateDetail): boolean;
}

/** What can be done with a chat; nothing where nothing can. */
export const ThreadMenu = memo(function ThreadMenu(props: ThreadMenuProps) {
  const { chatId, listing, isBlockedByMe, name, onAsk, onUnblock, onNavigate } = props;
  const { own } = useChatText();
  const runtime = useRuntime();
  const url = listing && runtime.siteUrl + chatListingPath(listing);
  if (!url && chatId === null) return null;
  // Asked for when it opens: the browser is slow to say what it allows.
  const items = (): readonly MenuItem[] => [
    ...(url
      ? [
          {
            key: 'listing',
            label: own.listing,
            icon: chatIcons.external,
            onSelect: () => {
              if (onNavigate({ url, target: 'listing' })) goTo(url);
            },
          },
        ]
      : []),
    ...(chatId === null
      ? []
      : [
          ...alertItems(chatAlertsOf(runtime), own),
          isBlockedByMe
            ? { key: 'unblock', label: own.blacklist.unblock, icon: chatIcons.ban, onSelect: onUnblock }
            : {
                key: 'block',
                label: own.block,
                icon: chatIcons.ban,
                onSelect: () => onAsk({ kind: 'block', chatIds: [chatId], name }),
              },
          {
            key: 'delete',
            label: own.deleteChat,
            icon: chatIcons.trash,
            onSelect: () => onAsk({ kind: 'delete', chatIds: [chatId] }),
          },
        ]),
  ];
  return <Menu icon={chatIcons.dots} label={own.actions} hideLabel items={items} />;
});
