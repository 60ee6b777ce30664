import { object } from 'yup';
import { formRules } from '../formRules';
import { type EmailProblem, emailSchema } from './email.schema';
import { type PasswordProblem, passwordSchema } from './password.schema';

/** What the form of sign-in asks (§2, §5), as typed. */
export interface LoginValues {
  readonly email: string;
  readonly password: string;
}

/** Words: `problems.signIn` of `text/auth`. */
export type SignInProblem = EmailProblem | PasswordProblem;
export type LoginMessageKey = `signIn.${SignInProblem}`;

export const loginSchema = object({ email: emailSchema('signIn'), password: passwordSchema('signIn') });

export const loginRules = formRules<LoginValues, LoginMessageKey>(loginSchema);
