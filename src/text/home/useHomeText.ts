import { type Texts, useText } from '../TextContext';
import { en } from './en';
import { type HomeMessages, ru } from './ru';

/** Wording of the home page: catalogues, questions and answers beside the general one. */
export function useHomeText(): Texts & { readonly h: HomeMessages } {
  const texts = useText();
  return { ...texts, h: texts.t.home ?? (texts.lang === 'ru' ? ru : en) };
}
