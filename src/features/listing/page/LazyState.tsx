import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { type ListingStateProps, useStateWords } from './stateWords';

// Offline, this chunk fails to load too: fall back to plain text.
const ListingState = lazy<ComponentType<ListingStateProps>>(() => import('./ListingState').catch(() => ({ default: PlainState })));

export function LazyState(props: ListingStateProps) {
  return (
    <Suspense fallback={null}>
      <ListingState {...props} />
    </Suspense>
  );
}

function PlainState({ failure, headingLevel }: ListingStateProps) {
  const { title, text, refresh } = useStateWords(failure);
  return (
    <div part="state" role="alert">
      {createElement(`h${headingLevel}`, null, title)}
      <p>{text}</p>
      {failure && (
        <Button variant="primary" icon="refresh" busy={failure.isRetrying} onClick={failure.retry}>
          {refresh}
        </Button>
      )}
    </div>
  );
}
