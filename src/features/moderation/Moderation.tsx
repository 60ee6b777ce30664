import { useToken } from '../../state/account/useToken';
import { useText } from '../../text/catalogue/TextContext';
import { useLazy } from '../../ui/hooks/useLazy';
import { FailureState } from '../../ui/states/FailureState';
import { PageLoading } from '../../ui/states/PageLoading';
import type { ModerationProps } from './definition';

const fetchPage = () => import('./ModerationPage').then(({ ModerationPage }) => ModerationPage);

/** The moderators' page (D7): the queue, the complaints and the decisions. Its code follows by itself. */
export function Moderation({ token, ...props }: ModerationProps) {
  const { text } = useText();
  useToken(token);
  const { value: Page, hasFailed, load } = useLazy(fetchPage, true);
  if (Page) return <Page {...props} />;
  if (hasFailed) return <FailureState headingLevel={props.headingLevel ?? 1} onRetry={load} />;
  return <PageLoading label={text.results.loading} />;
}
