/** '1-й', '9-я', '2-го', '1ая'. */
const ordinal = /^(\d+)-?(?:[ыиоа]?[йяе]|го|ого|му|ому)$/;

/** Returns the words of a text as they are compared: small letters, «е» for «ё», ordinals as numbers. */
export function foldWords(text: string): string[] {
  return foldLetters(text)
    .split(/[^a-zа-я0-9/-]+/)
    .flatMap((word) => {
      const [, number] = ordinal.exec(word) ?? [];
      return number === undefined ? word.split(/[/-]/) : [number];
    })
    .filter((word) => word !== '');
}

export function foldLetters(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}
