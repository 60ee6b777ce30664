import { string } from 'yup';
import { accountLimits } from '../../account/accountLimits';
import { message } from '../formMessage';
import type { AccountForm } from './email.schema';

export type PasswordProblem = 'passwordMissing' | 'passwordTooShort' | 'passwordTooLong' | 'passwordWeak';

const isStrong = (password: string) =>
  /^[A-Za-z0-9]+$/.test(password) && /[A-Z]/.test(password) && /[a-z]/.test(password) && /[0-9]/.test(password);

/** A password (§5), as it is: the same rule at sign-in and at registration (D30). */
export function passwordSchema(form: AccountForm) {
  const { min, max } = accountLimits.password;
  const problem = (name: PasswordProblem, params?: Readonly<Record<string, number>>) => message(`${form}.${name}`, params);
  return string()
    .required(problem('passwordMissing'))
    .max(max, problem('passwordTooLong', { max }))
    .min(min, problem('passwordTooShort', { min }))
    .test({ name: 'strong', message: problem('passwordWeak', { min }), test: isStrong });
}
