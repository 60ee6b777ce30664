import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { type ApiError, isNetworkError } from '../../../api/client/errors';
import { fieldOfPath } from '../../../api/wire/listing/listingForm';
import type { ListingFormField } from '../../../domain/listing/form/listingForm';
import type { PublishMessages } from '../../../text/publish/ru';

/** A message of the server, and the field that it names. */
export interface RefusedLine {
  readonly text: string;
  readonly field: ListingFormField | null;
}

/** Why a listing was not saved, as shown below the form. */
export interface SubmitFailure {
  readonly text: string;
  readonly lines: readonly RefusedLine[];
  /** Sending the same once more may help. */
  readonly canRetry: boolean;
  /** Somebody has saved another version meanwhile. */
  readonly isOutdated?: boolean;
}

/** Returns the messages at the fields, and what is shown below the form (§8 "Publish"). */
export function submitErrors(error: ApiError, publishText: PublishMessages): NonNullable<SubmissionErrors> {
  const whole = (text: string, canRetry: boolean) => ({ [FORM_ERROR]: { text, lines: [], canRetry } satisfies SubmitFailure });
  if (isNetworkError(error)) return whole(publishText.failures.network, true);
  if (error.kind === 'rejected' && error.status === 422) return whole(publishText.failures.alreadySent, false);
  if (error.kind === 'rejected' && error.status === 409) {
    const text = error.detail ?? publishText.failures.other;
    return { [FORM_ERROR]: { text, lines: [], canRetry: false, isOutdated: true } satisfies SubmitFailure };
  }
  if (error.kind !== 'rejected' || error.status !== 400) return whole(publishText.failures.other, true);
  const lines: RefusedLine[] = [];
  const byField: Record<string, string> = {};
  for (const [path, messages] of Object.entries(error.fields)) {
    const text = messages.join(', ');
    const field = fieldOfPath(path);
    lines.push({ text: `${path}: ${text}`, field });
    if (field) byField[field] = byField[field] ? `${byField[field]}, ${text}` : text;
  }
  if (lines.length === 0) return whole(error.detail ?? publishText.failures.noField, false);
  return { ...byField, [FORM_ERROR]: { text: publishText.refused, lines, canRetry: false } satisfies SubmitFailure };
}
