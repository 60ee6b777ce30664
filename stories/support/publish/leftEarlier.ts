import { contentOf } from '../../../src/features/publish/extras/draftContent';
import { emptyValues, type FormValues, valuesOf } from '../../../src/features/publish/form/formValues';
import { saveDraft } from '../../../src/state/drafts/draftStore';
import { aUser, aWorld } from '../../../src/testing';
import { detailsOf } from '../../../src/testing/detailsOf';
import { mine } from './publishForm';

export interface LeftForm {
  /** The listing that was edited; absent for a new one. */
  readonly listing?: { readonly id: number; readonly version: number };
  readonly values: Partial<FormValues>;
  readonly addressText: string;
  /** Tells drafts apart that were left one after the other. */
  readonly id?: string;
}

/** Runs before a story: Maria has left a form on this device. */
export function leftEarlier({ listing, values, addressText, id = 'left-earlier' }: LeftForm) {
  return async ({ loaded }: { readonly loaded: Record<string, unknown> }) => {
    const [stored] = aWorld(listing ? [mine()] : []).listings;
    const initial = stored ? valuesOf({ listing: detailsOf(stored), moderation: null, removed: [] }) : emptyValues;
    const place = { apiUrl: String(loaded['apiUrl']), userId: aUser().id, form: listing ? String(listing.id) : 'new' };
    const kept = contentOf({ ...initial, ...values }, { addressText, version: listing?.version ?? null });
    await saveDraft(place, { id, isOnlyContinued: false, ...kept });
  };
}
