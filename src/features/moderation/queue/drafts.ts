import type { ListingFormField } from '../../../domain/listing/form/listingForm';
import type { RejectionReason } from '../../../domain/listing/moderation';

/** A rejection that is being written. */
export interface RejectionDraft {
  readonly isOpen: boolean;
  readonly reason: RejectionReason | null;
  readonly field: ListingFormField | null;
  readonly comment: string;
}

export const emptyDraft: RejectionDraft = { isOpen: false, reason: null, field: null, comment: '' };

/** Drafts by listing: looking at another listing loses nothing. */
export type Drafts = Readonly<Record<number, RejectionDraft>>;

export function hasWords(drafts: Drafts): boolean {
  return Object.values(drafts).some(({ comment }) => comment.trim() !== '');
}
