import { useToken } from '../../state/account/useToken';
import { useText } from '../../text/catalogue/TextContext';
import { useLazy } from '../../ui/hooks/useLazy';
import { FailureState } from '../../ui/states/FailureState';
import { PageLoading } from '../../ui/states/PageLoading';
import type { PublishProps } from './definition';
import { fetchEdit, fetchPage } from './fetchPage';
import { Home } from './Home';

/** The form of a listing: a new one, or an own one to edit (§2 "Publish and edit form"). Its code follows by itself. */
export function Publish({ token, ...props }: PublishProps) {
  const { text } = useText();
  useToken(token);
  const { value: Page, hasFailed, load } = useLazy(props.listingId === undefined ? fetchPage : fetchEdit, true);
  if (Page) return <Page {...props} />;
  if (hasFailed) {
    return (
      <FailureState headingLevel={props.headingLevel ?? 1} onRetry={load}>
        <Home onNavigate={props.onNavigate} />
      </FailureState>
    );
  }
  return <PageLoading label={text.listing.loading} />;
}
