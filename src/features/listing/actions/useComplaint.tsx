import { type ReactNode, useEffect, useState } from 'react';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useListingText } from '../../../text/listing/useListingText';
import { useLazy } from '../../../ui/hooks/useLazy';
import type { Toasts } from '../../../ui/overlay/Toasts';
import { keepComplaintDraft } from './complaintDrafts';

export interface ComplaintOptions {
  readonly listing: ListingDetails;
  /** URL of the listing on the main site, where the visitor can sign in. */
  readonly url: string;
  readonly showToast: Toasts['show'];
  /** Re-reads the token: the visitor may have signed in since. */
  syncToken(): void;
  /** Asks what has become of the listing. */
  refresh?(): void;
}

export interface ComplaintPieces {
  /** Opened, but its code is still loading. */
  readonly isComing: boolean;
  /** Preloads the code when the visitor shows interest. */
  prepare(): void;
  open(): void;
  /** Render it outside anything hidden by width. */
  readonly dialog: ReactNode;
}

const fetchDialog = () => import('./ComplaintDialog').then((module) => module.ComplaintDialog);

/** The complaint about a listing; its draft is kept until the visitor leaves the listing (§4). */
export function useComplaint({ listing, url, showToast, syncToken, refresh }: ComplaintOptions): ComplaintPieces {
  const { common, text } = useListingText();
  const runtime = useRuntime();
  const { id } = listing;
  /** Id of the listing it is open for; another listing closes it. */
  const [openOf, setOpenOf] = useState<number | null>(null);
  const { value: ComplaintDialog, hasFailed, load } = useLazy(fetchDialog);
  const isOpen = openOf === id;
  useEffect(() => () => keepComplaintDraft(runtime, id, ''), [runtime, id]);

  const isLost = isOpen && hasFailed;
  useEffect(() => {
    if (!isLost) return;
    showToast('error', common.results.networkTitle);
    setOpenOf(null);
  }, [isLost, showToast, common]);

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
        onAnswer={refresh}
        onClose={close}
        onSent={() => {
          close();
          showToast('success', text.actions.complaintSent);
        }}
      />
    ),
  };
}
