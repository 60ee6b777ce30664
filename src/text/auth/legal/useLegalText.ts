import { useText } from '../../TextContext';
import { en } from './en';
import { type LegalMessages, ru } from './ru';

/** Agreement and policy in the language of the root. */
export function useLegalText(): LegalMessages {
  return useText().lang === 'ru' ? ru : en;
}
