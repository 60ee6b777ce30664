import { type ReactNode, useEffect, useState } from 'react';
import { contentOf } from '../../src/features/publish/extras/draftContent';
import { emptyValues, type FormValues, valuesOf } from '../../src/features/publish/form/formValues';
import { saveDraft } from '../../src/state/drafts/draftStore';
import { aUser, aWorld } from '../../src/testing';
import { detailsOf } from '../../src/testing/detailsOf';
import { mine } from './publishForm';
import { useStoryPlace } from './storyContext';

export interface WithDraftProps {
  /** Of the listing that was edited; absent for a new one. */
  readonly listing?: { readonly id: number; readonly version: number };
  readonly values: Partial<FormValues>;
  readonly addressText?: string;
  readonly children: ReactNode;
}

/** A form of Maria's that was left on this device. */
export function WithDraft({ listing, values, addressText = '', children }: WithDraftProps) {
  const { apiUrl } = useStoryPlace();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const [stored] = aWorld(listing ? [mine()] : []).listings;
    const initial = stored ? valuesOf(detailsOf(stored)) : emptyValues;
    const place = { apiUrl, userId: aUser().id, form: listing ? String(listing.id) : 'new' };
    const kept = contentOf({ ...initial, ...values }, { addressText, version: listing?.version ?? null });
    void saveDraft(place, { id: 'left-earlier', isOnlyContinued: false, ...kept }).then(() => setThere(true));
  }, [apiUrl, listing, values, addressText]);
  return isThere ? children : null;
}
