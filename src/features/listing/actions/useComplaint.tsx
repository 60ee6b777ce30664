import { type ReactNode, useEffect, useState } from 'react';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useListingText } from '../../../text/listing/useListingText';
import { useLoaded } from '../../../ui/hooks/useLazy';
import type { Toasts } from '../../../ui/overlay/Toasts';
import { keepComplaintDraft } from './complaintDrafts';

export interface ComplaintOptions {
  readonly listing: ListingDetails;
  /** Where the listing lives on the main site: where nobody here can ask to sign in, it can. */
  readonly url: string;
  readonly showToast: Toasts['show'];
  /** Asks the page anew who is signed in: it may have happened since. */
  syncToken(): void;
}

export interface ComplaintPieces {
  /** Asked for, and its code is not there yet. */
  readonly isComing: boolean;
  /** The visitor shows interest: the code is wanted. */
  prepare(): void;
  open(): void;
  /** To be rendered outside of what is hidden by width. */
  readonly dialog: ReactNode;
}

const fetchDialog = () => import('./ComplaintDialog').then((module) => module.ComplaintDialog);

/** The complaint about one listing: what is typed stays while the visitor stays with it, and is forgotten with the listing (§4). */
export function useComplaint({ listing, url, showToast, syncToken }: ComplaintOptions): ComplaintPieces {
  const { t, l } = useListingText();
  const runtime = useRuntime();
  const { id } = listing;
  /** Of which listing it is open: another one closes it. */
  const [openOf, setOpenOf] = useState<number | null>(null);
  const { value: ComplaintDialog, hasFailed, load } = useLoaded(fetchDialog);
  const isOpen = openOf === id;
  useEffect(() => () => keepComplaintDraft(runtime, id, ''), [runtime, id]);

  const isLost = isOpen && hasFailed;
  useEffect(() => {
    if (!isLost) return;
    showToast('error', t.results.networkTitle);
    setOpenOf(null);
  }, [isLost, showToast, t]);

  const close = () => setOpenOf(null);
  return {
    isComing: isOpen && !ComplaintDialog,
    prepare: load,
    open() {
      load();
      syncToken();
      setOpenOf(id);
    },
    dialog: ComplaintDialog && (
      <ComplaintDialog
        isOpen={isOpen}
        listingId={id}
        url={url}
        syncToken={syncToken}
        onClose={close}
        onSent={() => {
          close();
          showToast('success', l.actions.complaintSent);
        }}
      />
    ),
  };
}
