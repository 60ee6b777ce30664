import { string } from 'yup';
import { accountLimits } from '../../account/accountLimits';
import { message } from '../formMessage';
import { tidyEmail } from '../tidyText';

/** Where a field is filled in: limits and wording of the e-mail differ (§5, D29). */
export type AccountForm = 'signIn' | 'registration';
export type EmailProblem = 'emailMissing' | 'emailMalformed' | 'emailTooShort' | 'emailTooLong';

/** Browsers read `type="email"` in this way, but the name of the host needs a dot here. */
const address = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** An e-mail address (§5), tidied. */
export function emailSchema(form: AccountForm) {
  const { min, max } = accountLimits.email[form];
  const problem = (name: EmailProblem, params?: Readonly<Record<string, number>>) => message(`${form}.${name}`, params);
  return string()
    .transform(tidyEmail)
    .required(problem('emailMissing'))
    .max(max, problem('emailTooLong', { max }))
    .matches(address, { message: problem('emailMalformed') })
    .min(min, problem('emailTooShort'));
}

/** Whether a text is an e-mail address as it stands, with nothing to tidy. */
export function isEmail(text: string): boolean {
  return anyEmail.isValidSync(text, { strict: true });
}

const anyEmail = emailSchema('registration');
