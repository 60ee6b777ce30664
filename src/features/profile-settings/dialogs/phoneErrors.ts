import type { SubmissionErrors } from 'final-form';
import type { ApiError } from '../../../api/client/errors';
import { errorsOf, wholeForm } from '../../../parts/account/formErrors';
import type { AuthMessages } from '../../../text/auth/ru';
import type { PhoneMessages } from '../../../text/profile-settings/phone/ru';

/** Returns the errors of a form about the code: how long to wait, as the server says it, and that no message can be sent. */
export function phoneErrors(error: ApiError, authText: AuthMessages, text: PhoneMessages): SubmissionErrors {
  if (error.kind !== 'rejected') return errorsOf(error, { code: 'code' }, authText);
  if (error.status === 429 && error.detail !== null) return wholeForm(error.detail);
  return error.status === 503 ? wholeForm(text.problems.unavailable) : errorsOf(error, { code: 'code' }, authText);
}
