import { useEffect, useRef, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { toApiError } from '../../../api/client/errors';
import { getOwnListing, type OwnListing } from '../../../api/listing/listingWrites';
import { useLatest } from '../../../base/hooks/useLatest';
import type { ListingStatus } from '../../../domain/enumerations';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import type { Moderation } from '../../../domain/listing/moderation';
import { useEvents } from '../../../state/events/useEvents';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import type { SubmitFailure } from '../form/submitErrors';

/** What has become of a listing while its form is open: another status, another version, or it is gone. */
export type Meanwhile = ListingStatus | 'edited' | 'gone';

export interface MeanwhileOptions {
  /** As the form knows them; null for a new one. */
  readonly listing: ListingDetails | null;
  readonly moderation: Moderation | null;
  /** The form is sent. */
  readonly isDone: boolean;
  /** The listing has another status; what it says is the same. */
  onStatus(now: OwnListing): void;
}

/** One change raises several events, ms. */
const delay = 300;

/** Looks what has become of the listing when an event tells of it. Null as long as it is what the form began with. */
export function useMeanwhile({ listing, moderation, isDone, onStatus }: MeanwhileOptions): Meanwhile | null {
  const { transport } = useRuntime();
  const form = useForm();
  const [news, setNews] = useState<Meanwhile | null>(null);
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Its own sending changes the listing, too.
  const isSending = () => isDone || form.getState().submitting;
  const look = useLatest(async () => {
    if (!listing || isSending()) return;
    const now = await getOwnListing(transport, listing.id).catch((thrown: unknown) => {
      const error = toApiError(thrown);
      return error.kind === 'rejected' && error.status === 404 ? ('gone' as const) : null;
    });
    if (now) latest.current(now);
  });
  const latest = useLatest((now: OwnListing | 'gone') => {
    if (!listing || isSending()) return;
    if (now === 'gone' || now.listing.isDeleted) return setNews('gone');
    if (now.moderation?.version !== moderation?.version) return setNews('edited');
    if (now.listing.status === listing.status) return;
    // That is what a sending of this form has begun that failed later.
    if (now.listing.status === 'moderation' && form.getState().hasSubmitErrors) return;
    setNews(now.listing.status);
    onStatus(now);
  });
  useEvents((event) => {
    if (event.kind !== 'gap' && !(event.kind === 'listing' && event.id === listing?.id)) return;
    clearTimeout(soon.current);
    soon.current = setTimeout(() => void look.current(), delay);
  });
  useEffect(() => () => clearTimeout(soon.current), []);
  // The other version was taken.
  const version = moderation?.version;
  useEffect(() => setNews((known) => (known === 'edited' && version !== undefined ? null : known)), [version]);
  // A refused sending says the same below the form, with the same ways on.
  const { submitError } = useFormState({ subscription: { submitError: true } });
  return news === 'edited' && (submitError as SubmitFailure | undefined)?.isOutdated ? null : news;
}
