import { string } from 'yup';
import { accountLimits } from '../../account/accountLimits';
import { message } from '../formMessage';
import { tidyName } from '../tidyText';

export type NameProblem = 'nameMissing' | 'nameMalformed';

const { min, max } = accountLimits.name;
/** Cyrillic letters, spaces, hyphens and dashes. */
const characters = /^[\p{Script=Cyrillic} \-\u2010-\u2015]+$/u;
const twice = / {2}|[-\u2010-\u2015]{2}/;

/** Whether a text is made as names are, however short it is. */
export function isNameLike(text: string): boolean {
  return text.length <= max && characters.test(text) && /\p{L}/u.test(text) && !twice.test(text);
}

/** A first or last name (§5), tidied. One that is optional may be empty. */
export function personNameSchema(need: 'required' | 'optional') {
  const name = string().transform(tidyName).default('');
  return (need === 'required' ? name.required(message('registration.nameMissing')) : name).test({
    name: 'name',
    message: message('registration.nameMalformed', { min, max }),
    test: (text) => text === '' || (text.length >= min && isNameLike(text)),
  });
}
