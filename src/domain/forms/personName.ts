import { accountLimits } from '../account/accountLimits';

export type NameProblem = 'nameMissing' | 'nameMalformed';

/** Cyrillic letters, spaces, hyphens and dashes. */
const characters = /^[\p{Script=Cyrillic} \-\u2010-\u2015]+$/u;
const twice = / {2}|[-\u2010-\u2015]{2}/;

/** Without spaces around it; й and ё in one piece, however a keyboard puts them together. */
export function foldName(text: string): string {
  return text.trim().normalize('NFC');
}

/** What is wrong with a first or last name (§5). A last name may be left out. */
export function nameProblem(text: string, need: 'required' | 'optional'): NameProblem | null {
  const { min, max } = accountLimits.name;
  const name = foldName(text.slice(0, 4 * max));
  if (text.trim() === '') return need === 'required' ? 'nameMissing' : null;
  const isName = characters.test(name) && /\p{L}/u.test(name) && !twice.test(name);
  return isName && name.length >= min && name.length <= max && text.length <= 4 * max ? null : 'nameMalformed';
}
