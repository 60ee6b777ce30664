import { TabLoading } from '../../parts/account/TabLoading';
import { useToken } from '../../state/account/useToken';
import { useAccountText } from '../../text/account/useAccountText';
import { useLazy } from '../../ui/hooks/useLazy';
import { FailureState } from '../../ui/states/FailureState';
import type { AccountProps } from './definition';

const fetchPage = () => import('./AccountPage').then(({ AccountPage }) => AccountPage);

/** The account of the person who is signed in: menu and tabs (§2 "Account"). Its code follows by itself. */
export function Account({ token, ...props }: AccountProps) {
  const { text } = useAccountText();
  useToken(token);
  const { value: Page, hasFailed, load } = useLazy(fetchPage, true);
  if (Page) return <Page {...props} />;
  if (hasFailed) return <FailureState headingLevel={props.headingLevel ?? 1} onRetry={load} />;
  return <TabLoading label={text.loading} />;
}
