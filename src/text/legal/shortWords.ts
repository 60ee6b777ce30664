import { type Lang, NBSP } from '../format/format';

const shortWord = /(^|[\s«(])(и|а|в|к|с|у|о|на|по|от|до|не|за|из|об|ст|№) /gi;
const dashAfterWord = /\s—/g;

/** A short word stays with the one that it belongs to, and a dash with the word before it; Russian typography. */
export function keepShortWords(text: string, lang: Lang): string {
  if (lang !== 'ru') return text;
  const keep = (line: string) => line.replace(shortWord, `$1$2${NBSP}`);
  // Twice, since «и в» are two in a row.
  return keep(keep(text)).replace(dashAfterWord, `${NBSP}—`);
}
