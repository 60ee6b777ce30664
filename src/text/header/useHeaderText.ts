import { type Texts, useText } from '../TextContext';
import { en } from './en';
import { type HeaderMessages, ru } from './ru';

/** Wording of the header beside the general one. */
export function useHeaderText(): Texts & { readonly h: HeaderMessages } {
  const texts = useText();
  return { ...texts, h: texts.t.header ?? (texts.lang === 'ru' ? ru : en) };
}
