import { type Lang, NBSP } from '../format/format';

const shortWord = /(^|[\s«(])(и|а|в|к|с|у|о|на|по|от|до|не|за|из|об|ст|№) /gi;
const dashAfterWord = /\s—/g;

/** Russian typography: no line break after a short word or before a dash. */
export function keepShortWords(text: string, lang: Lang): string {
  if (lang !== 'ru') return text;
  const keep = (line: string) => line.replace(shortWord, `$1$2${NBSP}`);
  // Twice, for two short words in a row («и в»).
  return keep(keep(text)).replace(dashAfterWord, `${NBSP}—`);
}
