import { TabLoading } from '../../parts/account/TabLoading';
import { useToken } from '../../state/account/useToken';
import { useMyListingsText } from '../../text/my-listings/useMyListingsText';
import { useLazy } from '../../ui/hooks/useLazy';
import { FailureState } from '../../ui/states/FailureState';
import type { MyListingsProps } from './definition';

const fetchPage = () => import('./MyListingsPage').then(({ MyListingsPage }) => MyListingsPage);

/** The listings of the person who is signed in, with everything their owner can do (§2 "Account", §4 "Listing status"). Its code follows by itself. */
export function MyListings({ token, ...props }: MyListingsProps) {
  const { text } = useMyListingsText();
  useToken(token);
  const { value: Page, hasFailed, load } = useLazy(fetchPage, true);
  if (Page) return <Page {...props} />;
  if (hasFailed) return <FailureState headingLevel={props.headingLevel ?? 1} onRetry={load} />;
  return <TabLoading label={text.loading} />;
}
