import type {
  RegistrationField,
  RegistrationMessage,
  RegistrationProblems,
  RegistrationValues,
} from '../../../domain/forms/schemas/registration.schema';

/** Wire names of the registration fields (§7). */
export const registrationNames = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone_number',
  email: 'email',
  password: 'password',
  confirmPassword: 'confirm_password',
  termsAgreed: 'terms_agreed',
} as const satisfies Record<RegistrationField, string>;

const fields = Object.keys(registrationNames) as readonly RegistrationField[];

/** Body of `POST /users/dev/`. */
export function encodeRegistration(values: RegistrationValues): Record<string, string | boolean> {
  return Object.fromEntries(fields.map((field) => [registrationNames[field], values[field]]));
}

/** Messages of a server about rejected fields. */
export function encodeRegistrationProblems(
  problems: RegistrationProblems,
  wordsOf: (message: RegistrationMessage) => string,
): Record<string, string[]> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problems[field];
      return problem ? [[registrationNames[field], [wordsOf(problem)]]] : [];
    }),
  );
}
