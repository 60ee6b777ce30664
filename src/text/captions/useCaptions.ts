import { useText } from '../TextContext';
import { en } from './en';
import { type CaptionMessages, ru } from './ru';

/** Short names of the fields of the search form. */
export function useCaptions(): CaptionMessages {
  const { t, lang } = useText();
  return t.captions ?? (lang === 'ru' ? ru : en);
}
