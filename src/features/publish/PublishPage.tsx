import { useId, useRef } from 'react';
import { isNetworkError } from '../../api/client/errors';
import { getOwnListing } from '../../api/listingWrites';
import type { ListingDetails } from '../../domain/listing/listingDetails';
import { plainClick } from '../../parts/card/card';
import { useUncachedLoad } from '../../state/load/useUncachedLoad';
import { usePerson } from '../../state/mine/usePerson';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { usePublishText } from '../../text/publish/usePublishText';
import { Button } from '../../ui/buttons/Button';
import { FailureState } from '../../ui/states/FailureState';
import { PageLoading } from '../../ui/states/PageLoading';
import { StateBlock } from '../../ui/states/StateBlock';
import type { PublishProps } from './definition';
import { emptyValues, valuesOf } from './form/formValues';
import { PublishForm } from './PublishForm';

type FormProps = Omit<PublishProps, 'listingId' | 'token'>;

/** The form of a new listing, or of a stored one. Lazy-loaded. */
export function PublishPage({ listingId, ...props }: Omit<PublishProps, 'token'>) {
  return listingId === undefined ? <NewListing {...props} /> : <StoredListing key={listingId} {...props} listingId={listingId} />;
}

function NewListing(props: FormProps) {
  return <PublishForm {...props} id={useId()} initialValues={emptyValues} listing={null} />;
}

function StoredListing({ listingId, ...props }: FormProps & { readonly listingId: number }) {
  const { transport } = useRuntime();
  const { p, t } = usePublishText();
  const person = usePerson();
  // As it is now, not as it was when somebody last looked at it.
  const load = useUncachedLoad(['ownListing', listingId, person], (options) => getOwnListing(transport, listingId, options));
  /** What the form began with: signing in again must not start it again. */
  const edited = useRef<ListingDetails | null>(null);
  const level = props.headingLevel ?? 1;
  // Somebody else's listing is answered like a missing one.
  if (load.status === 'ready' && load.value.moderation) edited.current ??= load.value.listing;
  if (edited.current) return <Edited {...props} listing={edited.current} />;
  const isMissing = load.status === 'ready' || (load.status === 'failed' && load.error.kind === 'rejected' && load.error.status === 404);
  if (isMissing) {
    return (
      <StateBlock
        part="state"
        art="nothing"
        headingLevel={level}
        title={t.listing.notFoundTitle}
        text={t.listing.notFoundText}
        actions={<Home {...props} isMain />}
      />
    );
  }
  if (load.status === 'failed') {
    return (
      <FailureState isNetwork={isNetworkError(load.error)} headingLevel={level} onRetry={load.retry}>
        <Home {...props} />
      </FailureState>
    );
  }
  return <PageLoading label={p.loading} />;
}

function Edited({ listing, ...props }: FormProps & { readonly listing: ListingDetails }) {
  return <PublishForm {...props} id={useId()} initialValues={valuesOf(listing)} listing={listing} />;
}

function Home({ onNavigate, isMain = false }: Pick<PublishProps, 'onNavigate'> & { readonly isMain?: boolean }) {
  const { t } = usePublishText();
  const url = `${useRuntime().siteUrl}/`;
  const go = plainClick((event) => {
    if (onNavigate?.({ url, target: 'home' }) === false) event.preventDefault();
  });
  return (
    <Button href={url} variant={isMain ? 'primary' : 'line'} onClick={go}>
      {t.results.home}
    </Button>
  );
}
