/** Endings of names in the cases that follow 'у', 'возле', 'на', 'рядом с'. */
const endings =
  'ого его ому ему ыми ими ами ями ая яя ую юю ой ей ою ею ое ее ые ие ый ий ых их ым им ом ем ах ях ам ям ов ев у ю а я о е ы и ь й'.split(
    ' ',
  );

const shortestStem = 3;
const stems = new Map<string, ReadonlySet<string>>();

/** Returns whether two words may be forms of the same one: 'аэропорта' and 'аэропорт', 'кузьминок' and 'кузьминки'. */
export function areForms(one: string, other: string): boolean {
  if (one === other) return true;
  const others = stemsOf(other);
  return [...stemsOf(one)].some((stem) => others.has(stem));
}

/** The word without each of the endings that it may have. */
function stemsOf(word: string): ReadonlySet<string> {
  let found = stems.get(word);
  if (!found) {
    const cut = endings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
    found = new Set([word, ...cut].filter((stem) => stem.length >= shortestStem).map(withoutFleetingVowel));
    stems.set(word, found);
  }
  return found;
}

/** 'кузьминок' has the vowel that 'кузьминки' has not. */
const withoutFleetingVowel = (stem: string) => (stem.length > shortestStem + 1 ? stem.replace(/[оеь]([кц])$/, '$1') : stem);
