import type { Registration } from '../../src/api/registration';

/** Returns what somebody with this e-mail, phone and password says of themselves. */
export function aRegistration(person: Pick<Registration, 'email' | 'phone' | 'password'>): Registration {
  return { ...person, firstName: 'Мария', lastName: '', confirmPassword: person.password, termsAgreed: true };
}
