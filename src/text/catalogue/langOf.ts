import type { Lang } from '../format/format';

/** Returns the language to show for a `lang` attribute: Russian unless it is English (D38). */
export function langOf(lang = ''): Lang {
  return /^en\b/i.test(lang) ? 'en' : 'ru';
}
