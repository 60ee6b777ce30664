import { useRuntime } from '../../../state/runtime/runtimeContext';
import { Button } from '../../../ui/buttons/Button';
import { StateBlock } from '../../../ui/states/StateBlock';
import { listingLink } from './listingLink';
import { type ListingStateProps, useStateWords } from './stateWords';

/** Replaces the page: not found, no network, any other error (§8). Lazy-loaded. */
export default function ListingState({ failure, headingLevel, onNavigate }: ListingStateProps) {
  const { kind, title, text, refresh, home } = useStateWords(failure);
  const { siteUrl } = useRuntime();
  return (
    <StateBlock
      part="state"
      role="alert"
      art={kind}
      headingLevel={headingLevel}
      title={title}
      text={text}
      actions={
        <>
          {failure && (
            <Button variant="primary" icon="refresh" busy={failure.isRetrying} onClick={failure.retry}>
              {refresh}
            </Button>
          )}
          <Button
            href={`${siteUrl}/`}
            variant={failure ? 'line' : 'primary'}
            onClick={listingLink(onNavigate, 'home', `${siteUrl}/`).onClick}
          >
            {home}
          </Button>
        </>
      }
    />
  );
}
