import { string } from 'yup';
import { accountLimits } from '../../account/accountLimits';
import { message } from '../formMessage';
import { tidyEmail } from '../tidyText';

/** Where a field is filled in: limits and wording of the e-mail differ (§5, D29). */
export type AccountForm = 'signIn' | 'registration';
export type EmailProblem = 'emailMissing' | 'emailMalformed' | 'emailTooShort' | 'emailTooLong';

/** Browsers read `type="email"` in this way, but the name of the host needs a dot here. */
const address = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Before the @ (RFC 5321): mail servers refuse more. */
const longestLocal = 64;
/** Servers that take others (SMTPUTF8) are few. */
function isLocalForeign(text: string): boolean {
  const local = text.slice(0, Math.max(0, text.indexOf('@')));
  return /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u.test(local) && /[^\p{ASCII}]/u.test(local);
}

/** An e-mail address (§5), tidied. */
export function emailSchema(form: AccountForm) {
  const { min, max } = accountLimits.email[form];
  const problem = (name: EmailProblem, params?: Readonly<Record<string, number>>) => message(`${form}.${name}`, params);
  return string()
    .transform(tidyEmail)
    .required(problem('emailMissing'))
    .max(max, problem('emailTooLong', { max }))
    .test({
      name: 'latin',
      message: form === 'registration' ? message('registration.emailNotLatin') : problem('emailMalformed'),
      test: (text) => !isLocalForeign(text),
    })
    .matches(address, { message: problem('emailMalformed') })
    .test({ name: 'local', message: problem('emailMalformed'), test: (text) => text.indexOf('@') <= longestLocal })
    .min(min, problem('emailTooShort'));
}

/** Whether a text is an e-mail address as it stands, with nothing to tidy. */
export function isEmail(text: string): boolean {
  return anyEmail.isValidSync(text, { strict: true });
}

const anyEmail = emailSchema('registration');
