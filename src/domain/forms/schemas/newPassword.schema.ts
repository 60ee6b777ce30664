import { object, ref, string } from 'yup';
import { message } from '../formMessage';
import { formRules } from '../formRules';
import { type EmailProblem, emailSchema } from './email.schema';
import { passwordSchema } from './password.schema';
import type { RegistrationMessageKey } from './registration.schema';

/** A new password, twice, as at registration. */
export interface NewPasswordValues {
  readonly password: string;
  readonly confirmPassword: string;
}

const password = ref<string>('password');

export const newPasswordSchema = object({
  password: passwordSchema('registration'),
  confirmPassword: string()
    .required(message('registration.confirmationMissing'))
    .test({
      name: 'same',
      message: message('registration.passwordsDiffer'),
      test: (text, { resolve }) => text === resolve(password),
    }),
});

export const newPasswordRules = formRules<NewPasswordValues, RegistrationMessageKey>(newPasswordSchema);

/** The address of an account whose password is forgotten. */
export interface ForgotPasswordValues {
  readonly email: string;
}

export const forgotPasswordRules = formRules<ForgotPasswordValues, `signIn.${EmailProblem}`>(object({ email: emailSchema('signIn') }));

/** A new address of an account. */
export const newEmailRules = formRules<ForgotPasswordValues, `registration.${EmailProblem}`>(
  object({ email: emailSchema('registration') }),
);
