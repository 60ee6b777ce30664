import { type ContactMethod, offeredContacts } from '../../../domain/contact';
import type { ListingDetails } from '../../../domain/listingDetails';
import type { ToastTone } from '../../../ui/Toasts';

/** The ways to the owner of one listing, for the panel and for the bar on phones. */
export interface ContactDesk {
  /** Empty where the listing cannot be asked about any more: the closed panel stands there (§2). */
  readonly offered: readonly ContactMethod[];
  /** Which way is open: only one of chat and contact card at a time (§4). */
  readonly open: 'card' | 'chat' | null;
  reach(method: ContactMethod): void;
  close(): void;
}

export interface ContactOptions {
  readonly listing: ListingDetails | null;
  /** True where the page has a chat to show. */
  readonly hasChat: boolean;
  showToast(tone: ToastTone, text: string): void;
  /** False: the page takes over. */
  onContact(method: ContactMethod, listing: ListingDetails): boolean;
}

/** Warnings, sign-in, contact card and chat of one listing (§4 "Contact", §6). */
export function useContact({ listing, onContact }: ContactOptions): ContactDesk {
  const isOpen = listing !== null && listing.status === 'active' && !listing.isDeleted;
  return {
    offered: listing && isOpen ? offeredContacts(listing) : [],
    open: null,
    reach(method) {
      if (listing) onContact(method, listing);
    },
    close() {},
  };
}
