import { FORM_ERROR, type FormApi, type SubmissionErrors } from 'final-form';
import { useState } from 'react';
import type { Progress } from '../../../api/client/request';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import type { FormValues } from './formValues';
import type { OwnDraft } from './ownDraft';
import type { SubmitFailure } from './submitErrors';
import { useNetworkWait } from './useNetworkWait';
import { useSave } from './useSave';

/** Shown is what the rules say. */
const invalid = { [FORM_ERROR]: { text: '', lines: [], canRetry: false } satisfies SubmitFailure };

/** Sends the form; without a network as soon as there is one, with what has been changed meanwhile. */
export function useSubmit(listing: ListingDetails | null, draft: OwnDraft, onProgress: (progress: Progress | null) => void) {
  const { save, stop } = useSave(listing, draft, onProgress);
  const { isWaiting, wait, cancel, end } = useNetworkWait();
  const [published, setPublished] = useState<number | null>(null);

  const submit = async (values: FormValues, form: FormApi<FormValues>): Promise<SubmissionErrors | undefined> => {
    let result = await save(values);
    for (let attempt = 0; result === 'offline' && (await wait(attempt)); attempt += 1) {
      const now = form.getState();
      result = now.hasValidationErrors ? invalid : await save(now.values);
    }
    end();
    if (typeof result === 'number') setPublished(result);
    return typeof result === 'object' && result !== null ? result : undefined;
  };
  return { submit, published, isWaiting, cancel, stop };
}
