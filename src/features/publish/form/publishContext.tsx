import { createContext, type RefObject, useContext } from 'react';
import type { Progress } from '../../../api/client/request';
import type { Store } from '../../../base/createStore';
import type { ListingFormField } from '../../../domain/listing/form/listingForm';
import type { LocationMapSettings } from '../../../parts/location/LocationMapLive';
import type { ToastTone } from '../../../ui/overlay/Toasts';
import type { CoachStore } from '../coach/coachStore';
import type { OwnDraft } from './ownDraft';

/** What the blocks of a form share. */
export interface PublishContextValue {
  /** Begins the ids of the fields. */
  readonly id: string;
  /** The deal of a stored listing cannot change (§2). */
  readonly isEdit: boolean;
  /** Id of a stored listing. */
  readonly listingId: number | null;
  /** What breaks the posting rules, as far as it is known. */
  readonly coach: CoachStore;
  readonly draft: OwnDraft;
  readonly headingLevel: number;
  readonly map: LocationMapSettings;
  /** The page allows a worker, for photos. */
  readonly photoWorker: boolean;
  /** How much of the form is sent; null while it is not being sent. */
  readonly upload: Store<Progress | null>;
  /** Settles when all chosen photos are ready. */
  readonly preparing: RefObject<Promise<unknown>>;
  showToast(tone: ToastTone, text: string): void;
}

export const PublishContext = createContext<PublishContextValue | null>(null);

/** Throws outside of a form. */
export function usePublishContext(): PublishContextValue {
  const value = useContext(PublishContext);
  if (!value) throw new Error('Only for the blocks of PublishForm.');
  return value;
}

export function fieldId(form: string, field: ListingFormField): string {
  return `${form}-${field}`;
}
