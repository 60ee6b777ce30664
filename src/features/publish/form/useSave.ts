import type { SubmissionErrors } from 'final-form';
import { useRef } from 'react';
import { type ApiError, isNetworkError } from '../../../api/client/errors';
import type { Progress } from '../../../api/client/request';
import { createListing, saveListing } from '../../../api/listing/listingWrites';
import type { WirePhotoEntry } from '../../../api/wire/listing/listingForm';
import type { ListingForm } from '../../../domain/listing/form/listingForm';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { accountOf } from '../../../state/account/account';
import { type Outcome, useMutation } from '../../../state/data/useMutation';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { usePublishText } from '../../../text/publish/usePublishText';
import { type FormValues, tidyForm, wirePhotos } from './formValues';
import type { OwnDraft } from './ownDraft';
import { submitErrors } from './submitErrors';

/** A stored listing that is edited. */
export type Edited = Pick<ListingDetails, 'id' | 'status'> & {
  /** The version that the form began with. */
  readonly version: number;
};

interface Sent {
  /** Null: whatever the listing is by now, this replaces it. */
  readonly version: number | null;
  readonly form: ListingForm;
  readonly photos: readonly WirePhotoEntry[];
}

export interface Save {
  /**
   * Sends the form; `replaces`: also what somebody has saved meanwhile. Resolves to the id, or to the errors to show; to null when nothing came of it, to `offline` when there is no network. A draft
   * creates one listing, however often and from wherever it is sent (D51).
   */
  save(values: FormValues, replaces?: boolean): Promise<number | 'offline' | NonNullable<SubmissionErrors> | null>;
  /** Breaks off what is on its way. What the server has by then, the same draft does not make twice. */
  stop(): void;
}

/** `onProgress` gets how much of the photos is sent, and null at the end. */
export function useSave(listing: Edited | null, draft: OwnDraft, onProgress: (progress: Progress | null) => void): Save {
  const own = useRef<AbortController | null>(null);
  const runtime = useRuntime();
  const { text } = usePublishText();
  const mutation = useMutation(async ({ form, photos, version }: Sent, { signal, ...given }): Promise<number> => {
    const stopped = new AbortController();
    own.current = stopped;
    signal?.addEventListener('abort', () => stopped.abort());
    const plain = { ...given, signal: stopped.signal };
    const options = photos.some((photo) => typeof photo === 'string') ? { ...plain, onProgress } : plain;
    if (!listing) return createListing(runtime.transport, form, photos, { ...options, idempotencyKey: draft.id.current });
    await saveListing(runtime.transport, { ...listing, version: version ?? undefined }, form, photos, options);
    return listing.id;
  }, lists);

  const save: Save['save'] = async (values, replaces = false) => {
    const version = replaces ? null : (listing?.version ?? null);
    const sent = { version, form: { ...tidyForm(values), photos: [] }, photos: wirePhotos(values.photos) };
    const send = () => mutation.run(sent).finally(() => onProgress(null));
    let outcome: Outcome<number> = await send();
    // The session has ended: the form stays as it is while its owner signs in.
    if (isSignedOut(outcome, accountOf(runtime).token()) && (await accountOf(runtime).promptSignIn('send'))) outcome = await send();
    if (outcome.status === 'done') return outcome.value;
    if (outcome.status === 'failed' && isNetworkError(outcome.error) && !navigator.onLine) return 'offline';
    if (outcome.status !== 'failed' || outcome.error.kind === 'aborted') return null;
    return submitErrors(outcome.error, text);
  };
  return { save, stop: () => own.current?.abort() };
}

const lists = { reloads: [['myListings']] } as const;

const isUnauthorised = (error: ApiError) => error.kind === 'rejected' && error.status === 401;

/** What was on its way when the server refused the token belongs to nobody any more. */
function isSignedOut(outcome: Outcome<number>, token: string | null): boolean {
  if (token !== null) return false;
  return outcome.status === 'ignored' || (outcome.status === 'failed' && isUnauthorised(outcome.error));
}
