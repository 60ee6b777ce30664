/** A word or phrase to avoid, and what to write instead. */
export interface ListedWord {
  readonly pattern: RegExp;
  readonly instead: string;
}

const words: readonly (readonly [words: string, instead: string])[] = [
  ['anew', 'again, new'],
  ['whoever|whosoever|whatsoever', 'anyone who, whatever; or name the person'],
  ['deeds?', 'user interaction, action'],
  ['head starts?', 'prefetch'],
  ['heaps', 'clusters, many'],
  ['(?:comes?|came) to rest|is at rest|rested', 'stops moving, is idle, is debounced'],
  ['(?:is|are|was|were|be) told of|is told that', 'is notified about, learns about'],
  ['of (?:its|their|his|our|your) own', 'own, separate; or nothing'],
  ['beforehand', 'first, in advance'],
  ['mend(?:s|ed|ing)?', 'fix'],
  ['upon', 'on'],
  ['hence|thereby|wherein|whereof|thereof', 'so, by which, in which'],
  ['nought|naught|lest|amidst|betwixt', 'a modern word'],
  ['askers?', 'subscriber'],
  ['keeps? (?:its|the|their) place', 'scroll restoration, saves the scroll position'],
  ['to be had', 'available'],
  ['(?:of|to|by|for|than) who (?:has|have|is|was|placed|opened|opens|cannot|typed|deletes|runs)', 'the person who, the user'],
  ['aloud', 'in a live region, in the console'],
];

/** Docstrings describe what a function "Returns". */
const openings: readonly (readonly [words: string, instead: string])[] = [
  ['(?:\\*|\\.) Answers', 'Returns'],
  ['(?:\\*|\\.) (?:Tells|Says) whether', 'Returns whether'],
];

export const wordList: readonly ListedWord[] = [
  ...words.map(([pattern, instead]) => ({ pattern: new RegExp(`\\b(?:${pattern})\\b`, 'i'), instead })),
  ...openings.map(([pattern, instead]) => ({ pattern: new RegExp(`${pattern}\\b`), instead })),
];

export interface FoundWord {
  /** The number of the line, from 1. */
  readonly line: number;
  readonly word: string;
  readonly instead: string;
}

/** Returns every listed word of a text; words inside camelCase names count too. */
export function findWords(text: string): readonly FoundWord[] {
  return text.split('\n').flatMap((line, index) => {
    // A name is read as its words: `watchDeeds` is "watch Deeds".
    const spaced = line.replaceAll(/([a-z])([A-Z])/g, '$1 $2');
    return wordList.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(spaced) ?? pattern.exec(line);
      return found ? [{ line: index + 1, word: found[0], instead }] : [];
    });
  });
}
