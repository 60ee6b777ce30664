import { FORM_ERROR, type FormApi, type SubmissionErrors } from 'final-form';
import { useRef, useState } from 'react';
import type { Progress } from '../../../api/client/request';
import type { FormValues } from './formValues';
import type { OwnDraft } from './ownDraft';
import type { SubmitFailure } from './submitErrors';
import { useNetworkWait } from './useNetworkWait';
import { type Edited, useSave } from './useSave';

/** Shown is what the rules say. */
const invalid = { [FORM_ERROR]: { text: '', lines: [], canRetry: false } satisfies SubmitFailure };

/** Sends the form; without a network as soon as there is one, with what has been changed meanwhile. */
export function useSubmit(listing: Edited | null, draft: OwnDraft, onProgress: (progress: Progress | null) => void) {
  const { save, stop } = useSave(listing, draft, onProgress);
  const { isWaiting, wait, cancel, end } = useNetworkWait();
  const [published, setPublished] = useState<number | null>(null);

  /** The next attempt replaces what somebody has saved meanwhile. */
  const replaces = useRef(false);

  const submit = async (values: FormValues, form: FormApi<FormValues>): Promise<SubmissionErrors | undefined> => {
    const isReplacing = replaces.current;
    replaces.current = false;
    let result = await save(values, isReplacing);
    for (let attempt = 0; result === 'offline' && (await wait(attempt)); attempt += 1) {
      const now = form.getState();
      result = now.hasValidationErrors ? invalid : await save(now.values, isReplacing);
    }
    end();
    if (typeof result === 'number') setPublished(result);
    return typeof result === 'object' && result !== null ? result : undefined;
  };
  const replaceNext = () => {
    replaces.current = true;
  };
  return { submit, replaceNext, published, isWaiting, cancel, stop };
}
