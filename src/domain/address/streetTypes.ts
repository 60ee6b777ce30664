/** Types of streets in full, with the short form of address registers. */
const shortTypes: Readonly<Record<string, string>> = {
  улица: 'ул',
  проспект: 'пр-кт',
  переулок: 'пер',
  проезд: 'проезд',
  шоссе: 'ш',
  бульвар: 'б-р',
  набережная: 'наб',
  аллея: 'аллея',
  линия: 'линия',
  квартал: 'кв-л',
  площадь: 'пл',
  тупик: 'туп',
  микрорайон: 'мкр',
  просека: 'просека',
};

export const shortType = (type: string): string => shortTypes[type] ?? type;

/** What people write for a type; 'пр' may be either. */
const writings: Readonly<Record<string, readonly string[]>> = {
  ул: ['улица'],
  улиц: ['улица'],
  улице: ['улица'],
  пр: ['проспект', 'проезд'],
  'пр-т': ['проспект'],
  'пр-кт': ['проспект'],
  просп: ['проспект'],
  проспекте: ['проспект'],
  пер: ['переулок'],
  переулке: ['переулок'],
  'пр-д': ['проезд'],
  прд: ['проезд'],
  ш: ['шоссе'],
  'б-р': ['бульвар'],
  бул: ['бульвар'],
  бульв: ['бульвар'],
  бульваре: ['бульвар'],
  наб: ['набережная'],
  ал: ['аллея'],
  лин: ['линия'],
  'кв-л': ['квартал'],
  пл: ['площадь'],
  туп: ['тупик'],
  мкр: ['микрорайон'],
  мкрн: ['микрорайон'],
  ...Object.fromEntries(Object.keys(shortTypes).map((type) => [type, [type]])),
};

/** Returns the types that a word means; null if it is no type. */
export function typesOf(word: string): readonly string[] | null {
  return Object.hasOwn(writings, word) ? (writings[word] ?? null) : null;
}
