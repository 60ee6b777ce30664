import { type Texts, useText } from '../TextContext';
import { en } from './en';
import { type AuthMessages, ru } from './ru';

/** Wording of sign-in and registration beside the general one: `const { a, t } = useAuthText()`. */
export function useAuthText(): Texts & { readonly a: AuthMessages } {
  const texts = useText();
  return { ...texts, a: texts.t.auth ?? (texts.lang === 'ru' ? ru : en) };
}
