/** Beginnings of number words, in the order in which they are tried; what may follow them is an ending. */
const stems: readonly (readonly [stem: string, value: number])[] = [
  ['одиннадцат', 11],
  ['двенадцат', 12],
  ['тринадцат', 13],
  ['четырнадцат', 14],
  ['пятнадцат', 15],
  ['шестнадцат', 16],
  ['семнадцат', 17],
  ['восемнадцат', 18],
  ['девятнадцат', 19],
  ['двадцат', 20],
  ['тридцат', 30],
  ['сороков', 40],
  ['пятидесят', 50],
  ['шестидесят', 60],
  ['девятьсот', 900],
  ['тысяч', 1000],
  ['перв', 1],
  ['втор', 2],
  ['трет', 3],
  ['четверт', 4],
  ['пят', 5],
  ['шест', 6],
  ['седьм', 7],
  ['восьм', 8],
  ['девят', 9],
  ['десят', 10],
];
const ending = /^(?:ый|ий|ой|ая|ья|ое|ье|ого|его|ьего|ой|ей|ьей|ому|ую|ью|и|а)?$/;

/**
 * Returns the words with ordinals for number words: 'восьмого марта' is '8-я марта', 'тысяча девятьсот пятого года' is '1905-я года'. The ending is
 * not compared, and keeps the number from being read as that of a house.
 */
export function withNumbers(words: readonly string[]): string[] {
  const read: string[] = [];
  // The number that is being said, and the power of ten below which its next word has to be.
  let said: { sum: number; below: number } | null = null;
  for (const word of words) {
    const value = valueOf(word);
    if (value !== null && said && value < said.below) {
      said = { sum: said.sum + value, below: below(value) };
      read[read.length - 1] = `${said.sum}-я`;
    } else {
      said = value === null ? null : { sum: value, below: below(value) };
      read.push(value === null ? word : `${value}-я`);
    }
  }
  return read;
}

function valueOf(word: string): number | null {
  const [stem, value] = stems.find(([start]) => word.startsWith(start)) ?? ['', null];
  if (value === null) return null;
  const rest = word.slice(stem.length);
  // 'двадцать шестая', but 'пять' is no ordinal.
  return ending.test(rest) || (rest === 'ь' && value >= 20) ? value : null;
}

/** What may follow in the same number: units after tens, tens after hundreds. */
function below(value: number): number {
  if (value >= 1000) return 1000;
  if (value >= 100) return 100;
  return value >= 20 && value % 10 === 0 ? 10 : 0;
}
