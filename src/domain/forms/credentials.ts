import { accountLimits } from '../account/accountLimits';

/** Where a field is filled in: limits and wording of the e-mail differ (§5, D29). */
export type AccountForm = 'signIn' | 'registration';

export type EmailProblem = 'emailMissing' | 'emailMalformed' | 'emailTooShort' | 'emailTooLong';
export type PasswordProblem = 'passwordMissing' | 'passwordTooShort' | 'passwordTooLong' | 'passwordWeak';
/** Wording: `problems.signIn` of `text/auth`. */
export type SignInProblem = EmailProblem | PasswordProblem;

/** As browsers read `type="email"`, but with a dot in the name of the host. */
const address = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** One account has one spelling of its address. */
export function foldEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** What is wrong with an e-mail address (§5); spaces around it do not count. */
export function emailProblem(text: string, form: AccountForm): EmailProblem | null {
  const email = text.trim();
  const { min, max } = accountLimits.email[form];
  if (email === '') return 'emailMissing';
  if (email.length > max) return 'emailTooLong';
  if (!address.test(email)) return 'emailMalformed';
  return email.length < min ? 'emailTooShort' : null;
}

/** What is wrong with a password (§5), the same at sign-in and at registration (D30). */
export function passwordProblem(password: string): PasswordProblem | null {
  const { min, max } = accountLimits.password;
  if (password === '') return 'passwordMissing';
  if (password.length > max) return 'passwordTooLong';
  if (password.length < min) return 'passwordTooShort';
  const isStrong = /^[A-Za-z0-9]+$/.test(password) && /[A-Z]/.test(password) && /[a-z]/.test(password) && /[0-9]/.test(password);
  return isStrong ? null : 'passwordWeak';
}
