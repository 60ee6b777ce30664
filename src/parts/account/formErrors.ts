import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { type ApiError, type FieldMessages, isNetworkError } from '../../api/client/errors';
import type { AuthMessages } from '../../text/auth/ru';

/** Returns a form-level submit error. */
export const wholeForm = (message: string): SubmissionErrors => ({ [FORM_ERROR]: message });

/** Returns the errors of a form for a failure: messages on the fields, by their wire names, and everything else above. */
export function errorsOf(error: ApiError, names: Readonly<Record<string, string>>, text: AuthMessages): SubmissionErrors {
  const general = generalMessage(error, text);
  if (general !== null) return wholeForm(general);
  if (error.kind !== 'rejected' || error.status !== 400) return wholeForm(text.failures.other);
  const { byField, others } = apart(error.fields, names);
  return others.length > 0 || Object.keys(byField).length === 0
    ? { ...byField, [FORM_ERROR]: others.join(', ') || text.failures.other }
    : byField;
}

/** Returns what all forms say alike; null where they differ. */
export function generalMessage(error: ApiError, text: AuthMessages): string | null {
  if (isNetworkError(error)) return text.failures.network;
  return error.kind === 'rejected' && error.status === 429 ? text.failures.tooMany : null;
}

/** Returns messages of fields by form field, and those of others. */
export function apart(fields: FieldMessages, names: Readonly<Record<string, string>>) {
  const byField: Record<string, string> = {};
  const others: string[] = [];
  for (const [wire, messages] of Object.entries(fields)) {
    const name = Object.hasOwn(names, wire) ? names[wire] : undefined;
    if (name === undefined) others.push(...messages);
    else byField[name] = messages.join(', ');
  }
  return { byField, others };
}
