/** Words of other languages that stand for a type or for the city. */
const english: Readonly<Record<string, string>> = {
  moscow: 'москва',
  russia: 'россия',
  street: 'улица',
  st: 'улица',
  str: 'стр',
  avenue: 'проспект',
  ave: 'проспект',
  prospect: 'проспект',
  lane: 'переулок',
  boulevard: 'бульвар',
  blvd: 'бульвар',
  bulvar: 'бульвар',
  embankment: 'набережная',
  highway: 'шоссе',
  square: 'площадь',
  passage: 'проезд',
  bldg: 'стр',
  building: 'стр',
  house: 'дом',
  alley: 'аллея',
};

/** Longer pieces first. */
const letters: readonly (readonly [latin: RegExp, cyrillic: string])[] = [
  [/shch|sch/g, 'щ'],
  [/zh/g, 'ж'],
  [/kh/g, 'х'],
  [/ts|tz/g, 'ц'],
  [/ch/g, 'ч'],
  [/sh/g, 'ш'],
  [/(?:yu|iu|ju)/g, 'ю'],
  [/(?:ya|ia|ja)/g, 'я'],
  [/(?:yo|jo)/g, 'е'],
  [/ye/g, 'е'],
  [/(?:skiy|skij|skii|sky|ski)\b/g, 'ский'],
  [/(?:iy|ij|yi)\b/g, 'ий'],
  [/yy\b/g, 'ый'],
  [/([aeou])[yj]/g, '$1й'],
  [/y\b/g, 'ий'],
];
const single = new Map(
  Object.entries({
    a: 'а',
    b: 'б',
    c: 'к',
    d: 'д',
    e: 'е',
    f: 'ф',
    g: 'г',
    h: 'х',
    i: 'и',
    j: 'й',
    k: 'к',
    l: 'л',
    m: 'м',
    n: 'н',
    o: 'о',
    p: 'п',
    q: 'к',
    r: 'р',
    s: 'с',
    t: 'т',
    u: 'у',
    v: 'в',
    w: 'в',
    x: 'кс',
    y: 'ы',
    z: 'з',
    "'": 'ь',
  }),
);

/**
 * Writes Latin letters as the Cyrillic ones that they stand for: 'tverskaya ulitsa' is 'тверская улица'. Small letters only. The letter of a house
 * in a Russian text is left as it is: there it looks like the one that is meant.
 */
export function fromLatin(text: string): string {
  const words = /[а-яё]/.test(text) ? /(?<![a-z0-9])[a-z']*[a-z][a-z']*/g : /[a-z']*[a-z][a-z']*/g;
  return text.replace(words, (word) => {
    const known = english[word];
    if (known) return known;
    const joined = letters.reduce((rest, [latin, cyrillic]) => rest.replace(latin, cyrillic), word);
    return joined.replace(/[a-z']/g, (letter) => single.get(letter) ?? letter);
  });
}
