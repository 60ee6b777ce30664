import { type Texts, useText } from '../TextContext';
import { en } from './en';
import { type MapMessages, ru } from './ru';

/** Wording of the map beside the general one: `const { m, t, format } = useMapText()`. */
export function useMapText(): Texts & { readonly m: MapMessages } {
  const texts = useText();
  return { ...texts, m: texts.t.map ?? (texts.lang === 'ru' ? ru : en) };
}
