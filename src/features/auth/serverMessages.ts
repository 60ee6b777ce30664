import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import type { ApiError } from '../../api/client/errors';
import { registrationNames } from '../../api/wire/account/registration';
import { apart, errorsOf, generalMessage, wholeForm } from '../../parts/account/formErrors';
import type { SignInFailure } from '../../state/account/signIn';
import type { AuthMessages } from '../../text/auth/ru';

/** Wire fields by form fields. */
const loginFields = { username: 'email', email: 'email', password: 'password', code: 'code' } as const;
const registrationFields = Object.fromEntries(Object.entries(registrationNames).map(([field, wire]) => [wire, field]));

/** Returns the login form's errors for a failure (§8). */
export function loginErrors({ at, error }: SignInFailure, text: AuthMessages): SubmissionErrors {
  const general = generalMessage(error, text);
  if (general !== null) return wholeForm(general);
  if (at === 'profile') return wholeForm(text.login.profileFailed);
  if (error.kind !== 'rejected' || error.status !== 400) return wholeForm(text.failures.other);
  const { byField } = apart(error.fields, loginFields);
  return Object.keys(byField).length > 0 ? byField : wholeForm(text.login.rejected);
}

/** Returns a failure as one sentence, outside the form. */
export function loginMessage(failure: SignInFailure, text: AuthMessages): string {
  const whole: unknown = loginErrors(failure, text)?.[FORM_ERROR];
  return typeof whole === 'string' ? whole : text.login.rejected;
}

/** Returns the registration form's errors for a failure (§8): field messages on the fields, joined by commas, everything else above. */
export function registrationErrors(error: ApiError, text: AuthMessages): SubmissionErrors {
  const general = generalMessage(error, text);
  if (general !== null) return wholeForm(general);
  if (error.kind !== 'rejected' || error.status !== 400) return wholeForm(text.registration.failed);
  const { byField, others } = apart(error.fields, registrationFields);
  const whole = [...(error.detail === null ? [] : [error.detail]), ...others].join(', ');
  if (Object.keys(byField).length === 0) return wholeForm(whole || text.registration.failed);
  return whole === '' ? byField : { ...byField, [FORM_ERROR]: whole };
}

/** Returns the errors of asking for a new password. */
export function forgotErrors(error: ApiError, text: AuthMessages): SubmissionErrors {
  return errorsOf(error, { email: 'email' }, text);
}

/** Returns the errors of setting one. A link that no longer works concerns the whole form. */
export function newPasswordErrors(error: ApiError, text: AuthMessages): SubmissionErrors {
  return errorsOf(error, { password: 'password', confirm_password: 'confirmPassword', code: 'code' }, text);
}
