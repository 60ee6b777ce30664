import type { SubmissionErrors } from 'final-form';
import { type ApiError, isNetworkError } from '../../../api/client/errors';
import type { Progress } from '../../../api/client/request';
import { createListing, saveListing } from '../../../api/listingWrites';
import type { WirePhotoEntry } from '../../../api/wire/listingForm';
import type { ListingForm } from '../../../domain/listing/form/listingForm';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { accountOf } from '../../../state/account/account';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { type Outcome, useMutation } from '../../../state/write/useMutation';
import { usePublishText } from '../../../text/publish/usePublishText';
import { type FormValues, tidyForm, wirePhotos } from './formValues';
import type { OwnDraft } from './ownDraft';
import { submitErrors } from './submitErrors';

interface Sent {
  readonly form: ListingForm;
  readonly photos: readonly WirePhotoEntry[];
}

/**
 * Returns a function that sends the form. It resolves to the id, or to the errors to show; to null when nothing came of it, to `offline` when there is
 * no network. A draft creates one listing, however often and from wherever it is sent (D51). `onProgress` hears how much of the photos is sent, and
 * null at the end.
 */
export function useSave(
  listing: ListingDetails | null,
  draft: OwnDraft,
  onProgress: (progress: Progress | null) => void,
): (values: FormValues) => Promise<number | 'offline' | NonNullable<SubmissionErrors> | null> {
  const runtime = useRuntime();
  const { p } = usePublishText();
  const mutation = useMutation(async ({ form, photos }: Sent, plain): Promise<number> => {
    const options = photos.some((photo) => typeof photo === 'string') ? { ...plain, onProgress } : plain;
    if (!listing) return createListing(runtime.transport, form, photos, { ...options, idempotencyKey: draft.id.current });
    await saveListing(runtime.transport, listing, form, photos, options);
    return listing.id;
  }, own);

  return async (values) => {
    const sent = { form: { ...tidyForm(values), photos: [] }, photos: wirePhotos(values.photos) };
    const send = () => mutation.run(sent).finally(() => onProgress(null));
    let outcome: Outcome<number> = await send();
    // The session has ended: the form stays as it is while its owner signs in.
    if (isSignedOut(outcome, accountOf(runtime).token()) && (await accountOf(runtime).promptSignIn('publish'))) outcome = await send();
    if (outcome.status === 'done') return outcome.value;
    if (outcome.status === 'failed' && isNetworkError(outcome.error) && !navigator.onLine) return 'offline';
    return outcome.status === 'failed' ? submitErrors(outcome.error, p) : null;
  };
}

const own = { reloads: [['myListings']] } as const;

const isUnauthorised = (error: ApiError) => error.kind === 'rejected' && error.status === 401;

/** What was on its way when the server refused the token belongs to nobody any more. */
function isSignedOut(outcome: Outcome<number>, token: string | null): boolean {
  if (token !== null) return false;
  return outcome.status === 'ignored' || (outcome.status === 'failed' && isUnauthorised(outcome.error));
}
