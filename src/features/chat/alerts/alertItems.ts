import type { Store } from '../../../base/createStore';
import type { ChatAlerts } from '../../../state/chat/chatAlerts';
import type { ChatMessages } from '../../../text/chat/ru';
import type { MenuItem } from '../../../ui/overlay/Menu';
import { chatIcons } from '../chatIcons';
import { askForNotices, noticePermission } from './notices';

/** Returns switches of what tells of messages, for the menu of a chat. */
export function alertItems(alerts: Store<ChatAlerts>, text: ChatMessages): readonly MenuItem[] {
  const { hasSound, notices } = alerts.get();
  const permission = noticePermission();
  const hasNotices = notices === 'on' && permission === 'granted';
  const choose = (isWanted: boolean) => alerts.set((known) => ({ ...known, notices: isWanted ? 'on' : 'off' }));
  return [
    {
      key: 'sound',
      label: hasSound ? text.soundOff : text.soundOn,
      icon: chatIcons[hasSound ? 'volume-off' : 'volume'],
      onSelect: () => alerts.set((known) => ({ ...known, hasSound: !hasSound })),
    },
    // Whom the browser does not ask any more cannot turn them on here.
    ...(permission === 'denied'
      ? []
      : [
          {
            key: 'notices',
            label: hasNotices ? text.notices.off : text.notices.on,
            icon: chatIcons[hasNotices ? 'bell-off' : 'bell'],
            onSelect: () => void (hasNotices ? choose(false) : askForNotices().then(choose)),
          },
        ]),
  ];
}
