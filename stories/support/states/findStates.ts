import { titleNames } from '../names/titleNames.ts';
import type { IndexEntry } from './featureStates.ts';
import { contains, containsWhole, phrase, stemsOf, wordsOf } from './words.ts';

/** Texts that stories look for on their screens, by the file of a story and its export. */
export type StoryTexts = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** How a state is to be opened beyond what it is by itself. */
export type Look = Readonly<Record<string, string>>;

export interface FoundState {
  readonly entry: IndexEntry;
  /** Globals of Storybook: the words asked for them, and the state does not set them. */
  readonly look: Look;
  /** The text on its screen in which the words were found, when they are not in its names. */
  readonly text: string | null;
}

export type StateFinder = (query: string) => readonly FoundState[];

/** Words of an appearance, which any state can have. */
const looks: readonly { readonly words: readonly string[]; readonly look: Look }[] = [
  { words: ['темн', 'dark', 'ночн'], look: { theme: 'dark' } },
  { words: ['телефон', 'phone', 'мобильн', 'mobile'], look: { 'viewport.value': 'w375' } },
  { words: ['планшет', 'tablet'], look: { 'viewport.value': 'w744' } },
  { words: ['английск', 'english'], look: { lang: 'en' } },
];

/** Looks states up by the names of the feature and the state in both languages, the section of the requirements, and texts on the screen. */
export function stateFinder(entries: readonly IndexEntry[], texts: StoryTexts = {}): StateFinder {
  const known = entries
    .filter(({ type }) => type === 'story')
    .map((entry) => {
      const shown = texts[entry.importPath ?? '']?.[entry.exportName ?? ''] ?? [];
      return {
        entry,
        shown,
        name: wordsOf(`${entry.name} ${entry.exportName ?? ''}`),
        title: wordsOf([entry.title, titleNames[entry.title], ...(entry.tags ?? []).filter((tag) => tag.startsWith('§'))].join(' ')),
        texts: wordsOf(shown.join(' ')),
      };
    });
  return (query) => {
    const stems = stemsOf(query);
    const lookOf = (stem: string) => looks.find(({ words }) => words.some((word) => stem.startsWith(word)))?.look;
    const asked = stems.filter((stem) => !lookOf(stem));
    // Words of an appearance alone are all there is to look for.
    const needed = asked.length > 0 ? asked : stems;
    if (needed.length === 0) return [];
    const scored = known.flatMap(({ entry, shown, name, title, texts: words }) => {
      const worth = (stem: string) => (contains(name, stem) ? 3 : contains(title, stem) ? 2 : contains(words, stem) ? 1 : 0);
      const worths = needed.map(worth);
      const whole = needed.filter((stem) => containsWhole(name, stem) || containsWhole(title, stem));
      if (worths.includes(0)) return [];
      const wanted = stems.filter((stem) => !needed.includes(stem));
      const missing = wanted.filter((stem) => worth(stem) === 0);
      const text = shown.find((one) => phrase(one).includes(phrase(query))) ?? (worths.includes(1) ? shown.find(hasAny(needed)) : null);
      const quoted = text && phrase(text).includes(phrase(query)) ? 10 : 0;
      const score = sum(worths) + whole.length + quoted + 2 * (wanted.length - missing.length);
      // Of equal states the one with fewer other words is nearer to what was asked.
      return [{ entry, text: text ?? null, look: Object.assign({}, ...missing.map(lookOf)) as Look, score: score - name.length / 100 }];
    });
    return scored.toSorted((one, other) => other.score - one.score).map(({ entry, text, look }) => ({ entry, text, look }));
  };
}

const hasAny = (stems: readonly string[]) => (text: string) => stems.some((stem) => contains(wordsOf(text), stem));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Returns the address of a state in Storybook, relative to it. */
export function stateLink(id: string, look: Look = {}): string {
  const globals = Object.entries(look).map(([name, value]) => `${name}:${value}`);
  return `./?path=/story/${id}${globals.length > 0 ? `&globals=${globals.join(';')}` : ''}`;
}
