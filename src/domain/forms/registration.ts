import { type EmailProblem, emailProblem, foldEmail, type PasswordProblem, passwordProblem } from './credentials';
import { foldName, type NameProblem, nameProblem } from './personName';
import { phoneDigits } from './phoneDigits';
import { plainText } from './plainText';

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

/** Wording: `problems.registration` of `text/auth`. */
export type RegistrationProblem =
  | NameProblem
  | 'phoneMalformed'
  | EmailProblem
  | PasswordProblem
  | 'confirmationMissing'
  | 'passwordsDiffer'
  | 'termsNotAgreed';
export type RegistrationProblems = Readonly<Partial<Record<RegistrationField, RegistrationProblem>>>;

/**
 * What is kept of the values: markup stripped, spaces trimmed, the e-mail in lower case, the phone as ten digits where it is one.
 * Passwords stay as they are: one that was changed silently would let nobody in.
 */
export function tidyRegistration(values: RegistrationValues): RegistrationValues {
  return {
    ...values,
    firstName: tidyName(values.firstName),
    lastName: tidyName(values.lastName),
    phone: phoneDigits(values.phone) ?? values.phone,
    email: tidyEmail(values.email),
  };
}

/** A name without markup and spaces around it. */
export function tidyName(text: string): string {
  return foldName(stripped(text));
}

/** An e-mail address without markup and spaces around it, in lower case. */
export function tidyEmail(text: string): string {
  return foldEmail(stripped(text));
}

/** No name or e-mail is nearly as long, whatever is taken out of it; it is refused for that. */
const longest = 1000;

function stripped(text: string): string {
  return text.length > longest ? text : plainText(text);
}

/** What is wrong, by field; empty when the values can be sent. The form and the server ask the same. */
export function registrationProblems(values: RegistrationValues): RegistrationProblems {
  const { firstName, lastName, phone, email, password, confirmPassword, termsAgreed } = tidyRegistration(values);
  const found: Readonly<Record<RegistrationField, RegistrationProblem | null>> = {
    firstName: nameProblem(firstName, 'required'),
    lastName: nameProblem(lastName, 'optional'),
    phone: phoneDigits(phone) === null ? 'phoneMalformed' : null,
    email: emailProblem(email, 'registration'),
    password: passwordProblem(password),
    confirmPassword: confirmationProblem(password, confirmPassword),
    termsAgreed: termsAgreed ? null : 'termsNotAgreed',
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

function confirmationProblem(password: string, confirmation: string): RegistrationProblem | null {
  if (confirmation === '') return 'confirmationMissing';
  return confirmation === password ? null : 'passwordsDiffer';
}
