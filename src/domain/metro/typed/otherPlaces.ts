import { readPlace } from './readPlace';

/** Districts, towns and lines whose names are like those of stations elsewhere, and abbreviations. */
const others = new Set(
  (
    'цао|сао|вао|юао|зао|свао|ювао|юзао|сзао|зелао|тинао|нао|тао|мцк|мцд|бкл|богородское|бутовская|восточный|вороновское|гагаринский|даниловский|' +
    'домодедово|замоскворечье|королев|куркино|марфино|первомайское|пресненский|роговское|савелки|солнцевская|шереметьево'
  ).split('|'),
);

/** Whether a text is the name of something that is no station, so that it names none. */
export function isOtherPlace(text: string): boolean {
  const words = readPlace(text).flatMap(({ word }) => (word === 'район' ? [] : word));
  return others.has(words.join(' '));
}

/** Whether nothing is guessed for a text: up to four capitals are a district, a line or a company that is merely like a station. */
export const isNeverGuessed = (text: string): boolean => /^[А-ЯЁA-Z]{1,4}[\s-]*\d?$/.test(text) || isOtherPlace(text);
