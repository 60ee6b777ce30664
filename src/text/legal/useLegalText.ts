import { type Texts, useText } from '../TextContext';
import { en } from './en';
import { type LegalMessages, ru } from './ru';

/** Wording of the legal area beside the general one. */
export function useLegalText(): Texts & { readonly l: LegalMessages } {
  const texts = useText();
  return { ...texts, l: texts.t.legal ?? (texts.lang === 'ru' ? ru : en) };
}
