import type { Lang } from './format/format';

/** Returns the language to show for a `lang` attribute: English for every language but Russian (D38). */
export function langOf(lang = 'ru'): Lang {
  return /^ru\b/i.test(lang) || lang === '' ? 'ru' : 'en';
}
