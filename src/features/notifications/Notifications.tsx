import { TabLoading } from '../../parts/account/TabLoading';
import { useToken } from '../../state/account/useToken';
import { useNotificationsText } from '../../text/notifications/useNotificationsText';
import { useLazy } from '../../ui/hooks/useLazy';
import { FailureState } from '../../ui/states/FailureState';
import type { NotificationsProps } from './definition';

const fetchPage = () => import('./NotificationsPage').then(({ NotificationsPage }) => NotificationsPage);

/** Notifications of the signed-in person (§2 "Account", §4 "Notification click"). Its code follows by itself. */
export function Notifications({ token, ...props }: NotificationsProps) {
  const { text } = useNotificationsText();
  useToken(token);
  const { value: Page, hasFailed, load } = useLazy(fetchPage, true);
  if (Page) return <Page {...props} />;
  if (hasFailed) return <FailureState headingLevel={props.headingLevel ?? 1} onRetry={load} />;
  return <TabLoading label={text.loading} />;
}
