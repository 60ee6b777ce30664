import { type Texts, useText } from '../TextContext';
import { en } from './en';
import { type CookiesMessages, ru } from './ru';

/** Wording of the cookie banner beside the general one. */
export function useCookiesText(): Texts & { readonly c: CookiesMessages } {
  const texts = useText();
  return { ...texts, c: texts.t.cookies ?? (texts.lang === 'ru' ? ru : en) };
}
