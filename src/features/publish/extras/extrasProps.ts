import type { ReactNode, RefObject } from 'react';
import type { OwnListing } from '../../../api/listing/listingWrites';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import type { Moderation } from '../../../domain/listing/moderation';
import type { FormValues } from '../form/formValues';
import type { OwnDraft } from '../form/ownDraft';

/** What the notices above a form need. */
export interface ExtrasProps {
  /** Whose form it is; null while nobody knows. */
  readonly owner: number | null;
  /** Null for a new one. */
  readonly listing: ListingDetails | null;
  readonly moderation: Moderation | null;
  readonly initial: FormValues;
  readonly draft: OwnDraft;
  readonly form: RefObject<HTMLElement | null>;
  /** The form is sent. */
  readonly isDone: boolean;
  /** How to go on with a version that somebody has saved meanwhile. */
  readonly waysOn: ReactNode;
  /** The listing has another status now. */
  onStatus(now: OwnListing): void;
  /** The values of a draft are in the form now. */
  onRestored(): void;
  /** Whether this device keeps drafts. */
  onKept(isKept: boolean): void;
}
