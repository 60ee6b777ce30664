import { boolean, type ObjectSchema, object, ref, string } from 'yup';
import { type FormMessage, type FormProblems, message } from '../formMessage';
import { formRules } from '../formRules';
import { phoneDigits } from '../phoneDigits';
import { type EmailProblem, emailSchema } from './email.schema';
import { type PasswordProblem, passwordSchema } from './password.schema';
import { type NameProblem, personNameSchema } from './personName.schema';

/** What the form of registration asks (§2, §5), as typed. */
export interface RegistrationValues {
  readonly firstName: string;
  /** May be empty. */
  readonly lastName: string;
  /** Any form that {@link phoneDigits} reads. */
  readonly phone: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly termsAgreed: boolean;
}
export type RegistrationField = keyof RegistrationValues;

/** Words: `problems.registration` of `text/auth`. */
export type RegistrationProblem =
  | NameProblem
  | 'phoneMalformed'
  | EmailProblem
  | 'emailNotLatin'
  | PasswordProblem
  | 'confirmationMissing'
  | 'passwordsDiffer'
  | 'termsNotAgreed';
export type RegistrationMessageKey = `registration.${RegistrationProblem}`;
export type RegistrationMessage = FormMessage<RegistrationMessageKey>;
export type RegistrationProblems = FormProblems<RegistrationValues, RegistrationMessageKey>;

const problem = (name: RegistrationProblem) => message(`registration.${name}`);
const password = ref<string>('password');

function consentSchema() {
  return boolean()
    .required(problem('termsNotAgreed'))
    .test({ name: 'agreed', message: problem('termsNotAgreed'), test: (isAgreed) => isAgreed });
}

/** Passwords stay as they are: one that was changed silently would let nobody in. */
export const registrationSchema = object({
  firstName: personNameSchema('required'),
  lastName: personNameSchema('optional'),
  phone: string()
    .transform((text: string) => phoneDigits(text) ?? text)
    .required(problem('phoneMalformed'))
    .test({ name: 'phone', message: problem('phoneMalformed'), test: (text) => phoneDigits(text) !== null }),
  email: emailSchema('registration'),
  password: passwordSchema('registration'),
  confirmPassword: string()
    .required(problem('confirmationMissing'))
    .test({
      name: 'same',
      message: problem('passwordsDiffer'),
      test: (text, { resolve }) => text === resolve(password),
    }),
  termsAgreed: consentSchema(),
}) satisfies ObjectSchema<RegistrationValues>;

export const registrationRules = formRules<RegistrationValues, RegistrationMessageKey>(registrationSchema);

/** Rules of a form with a second, separate consent to the processing of personal data (D40). */
export const separateConsentRules = formRules<RegistrationValues & { readonly dataAgreed: boolean }, RegistrationMessageKey>(
  registrationSchema.shape({ dataAgreed: consentSchema() }),
);
