import { useId, useRef, useState } from 'react';
import { isNetworkError } from '../../api/client/errors';
import { getOwnListing, type OwnListing } from '../../api/listing/listingWrites';
import { useStore } from '../../base/hooks/useStore';
import type { Moderation } from '../../domain/listing/moderation';
import { type AccountState, accountOf } from '../../state/account/account';
import { useLoad } from '../../state/data/useLoad';
import { useOwnStore } from '../../state/data/useOwnStore';
import { usePerson } from '../../state/data/usePerson';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { usePublishText } from '../../text/publish/usePublishText';
import { useLazy } from '../../ui/hooks/useLazy';
import { FailureState } from '../../ui/states/FailureState';
import { PageLoading } from '../../ui/states/PageLoading';
import { StateBlock } from '../../ui/states/StateBlock';
import type { PublishProps } from './definition';
import { fetchExtras } from './fetchExtras';
import { emptyValues, valuesOf } from './form/formValues';
import { Home } from './Home';
import { PublishForm, type PublishFormProps } from './PublishForm';

type FormProps = Omit<PublishProps, 'listingId' | 'token'> & Pick<PublishFormProps, 'owner' | 'isAfterAnother' | 'onDone'>;

const userOf = (state: AccountState) => (state.status === 'signedIn' ? (state.user?.id ?? null) : null);

/** The form of a new listing, or of a stored one. Lazy-loaded. */
export function PublishPage({ listingId, ...props }: Omit<PublishProps, 'token'>) {
  const user = useStore(accountOf(useRuntime()).store, userOf);
  const [form, setForm] = useState({ owner: user, count: 0, isAfterAnother: false });
  // A form keeps its owner while the session has ended, and is never shown to somebody else.
  const isAnother = form.owner !== null && user !== null && user !== form.owner;
  if (user !== null && user !== form.owner) setForm({ ...form, owner: user, count: form.count + (isAnother ? 1 : 0) });
  const key = `${listingId} ${form.count}`;
  const { owner, isAfterAnother } = form;
  // Success resets the form (§4), also where the page stays.
  const onDone = (isLeaving: boolean) => setForm((now) => ({ ...now, count: now.count + 1, isAfterAnother: isLeaving }));
  const own = { ...props, owner, isAfterAnother, onDone };
  if (listingId === undefined) return <NewListing key={key} {...own} />;
  return <StoredListing key={key} {...own} listingId={listingId} />;
}

function NewListing(props: FormProps) {
  return <PublishForm {...props} id={useId()} initialValues={emptyValues} listing={null} moderation={null} />;
}

function StoredListing({ listingId, ...props }: FormProps & { readonly listingId: number }) {
  const { transport } = useRuntime();
  const { text, common } = usePublishText();
  const person = usePerson();
  // The listing is loaded as it is now, not as it was when somebody last looked at it.
  const load = useLoad(useOwnStore(), ['ownListing', listingId, person], (options) => getOwnListing(transport, listingId, options));
  /** What the form began with: signing in again must not start it again. */
  const edited = useRef<EditedListing | null>(null);
  // What is said above the form comes with it.
  const { value: extras, hasFailed } = useLazy(fetchExtras, true);
  const level = props.headingLevel ?? 1;
  // Somebody else's listing is answered like a missing one.
  if (load.status === 'ready' && load.value.moderation) edited.current ??= { ...load.value, moderation: load.value.moderation };
  if (edited.current && (extras || hasFailed)) return <Edited {...props} {...edited.current} />;
  const isMissing =
    (load.status === 'ready' && !load.value.moderation) ||
    (load.status === 'failed' && load.error.kind === 'rejected' && load.error.status === 404);
  if (isMissing) {
    return (
      <StateBlock
        part="state"
        art="nothing"
        headingLevel={level}
        title={common.listing.notFoundTitle}
        text={common.listing.notFoundText}
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
  return <PageLoading label={text.loading} />;
}

type EditedListing = OwnListing & { readonly moderation: Moderation };

function Edited({ removed, ...props }: FormProps & EditedListing) {
  return (
    <PublishForm {...props} id={useId()} initialValues={valuesOf({ listing: props.listing, moderation: props.moderation, removed })} />
  );
}
