import { TabLoading } from '../../parts/account/TabLoading';
import { useToken } from '../../state/account/useToken';
import { useProfileSettingsText } from '../../text/profile-settings/useProfileSettingsText';
import { useLazy } from '../../ui/hooks/useLazy';
import { FailureState } from '../../ui/states/FailureState';
import type { ProfileSettingsProps } from './definition';

const fetchPage = () => import('./ProfilePage').then(({ ProfilePage }) => ProfilePage);

/** Names, picture, sign-in, letters and data of the person who is signed in (§2 "Account"). Its code follows by itself. */
export function ProfileSettings({ token, ...props }: ProfileSettingsProps) {
  const { text } = useProfileSettingsText();
  useToken(token);
  const { value: Page, hasFailed, load } = useLazy(fetchPage, true);
  if (Page) return <Page {...props} />;
  if (hasFailed) return <FailureState headingLevel={props.headingLevel ?? 1} onRetry={load} />;
  return <TabLoading label={text.loading} />;
}
