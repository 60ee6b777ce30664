import { type Texts, useText } from '../TextContext';
import { en } from './en';
import { type FilterMessages, ru } from './ru';

/** Wording of the filters beside the general one: `const { f, t, format } = useFilterText()`. */
export function useFilterText(): Texts & { readonly f: FilterMessages } {
  const texts = useText();
  return { ...texts, f: texts.t.filters ?? (texts.lang === 'ru' ? ru : en) };
}
