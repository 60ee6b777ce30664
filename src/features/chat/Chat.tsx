import { TabLoading } from '../../parts/account/TabLoading';
import { useToken } from '../../state/account/useToken';
import { useChatText } from '../../text/chat/useChatText';
import { useLazy } from '../../ui/hooks/useLazy';
import { FailureState } from '../../ui/states/FailureState';
import type { ChatProps } from './definition';

const fetchPage = () => import('./ChatPage').then(({ ChatPage }) => ChatPage);

/** The messages of the person who is signed in (§2 "Account", §4 "Chat"). Its code follows by itself. */
export function Chat({ token, ...props }: ChatProps) {
  const { text } = useChatText();
  useToken(token);
  const { value: Page, hasFailed, load } = useLazy(fetchPage, true);
  if (Page) return <Page {...props} />;
  if (hasFailed) return <FailureState headingLevel={props.headingLevel ?? 1} onRetry={load} />;
  return <TabLoading label={text.loading} />;
}
