/** A story or a page in `index.json` of Storybook. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[];
  /** File and export of a story. */
  readonly importPath?: string;
  readonly exportName?: string;
}

export interface State {
  readonly id: string;
  /** English and Russian, as in the sidebar. */
  readonly name: string;
  /** The same state in the dark, on a phone, in English. */
  readonly variants: readonly { readonly id: string; readonly label: string }[];
}

export interface FeatureStates {
  readonly title: string;
  /** Sections of the requirements, such as `§2`. */
  readonly sections: readonly string[];
  readonly states: readonly State[];
}

const endings: Readonly<Record<string, string>> = {
  'In The Dark': 'dark',
  'On A Phone': 'phone',
  'On A Tablet': 'tablet',
  'In English': 'English',
  'On A Phone In The Dark': 'dark phone',
};

/** Returns every feature with its states, in the order of the index. A story such as `Empty On A Phone` is a variant of `Empty` when both are there. */
export function featureStates(entries: readonly IndexEntry[]): FeatureStates[] {
  const stories = entries.filter(({ type, title }) => type === 'story' && /^(?:features|site)\//.test(title));
  return [...new Set(stories.map(({ title }) => title))].map((title) => {
    const own = stories.filter((story) => story.title === title);
    const byName = new Map(own.map((story) => [englishOf(story.name), story]));
    const variantOf = ({ name }: IndexEntry) => {
      for (const [ending, label] of Object.entries(endings)) {
        const base = englishOf(name).endsWith(` ${ending}`) && byName.get(englishOf(name).slice(0, -ending.length - 1));
        if (base) return { base, label };
      }
      return null;
    };
    const states = own.filter((story) => !variantOf(story));
    return {
      title,
      sections: [...new Set(own.flatMap(({ tags = [] }) => tags.filter((tag) => tag.startsWith('§'))))].toSorted(),
      states: states.map(({ id, name }) => ({
        id,
        name,
        variants: own.flatMap((story) => {
          const variant = variantOf(story);
          return variant && rootOf(variant.base, variantOf).id === id ? [{ id: story.id, label: variant.label }] : [];
        }),
      })),
    };
  });
}

/** A variant of a variant belongs to the state of both. */
function rootOf(story: IndexEntry, variantOf: (story: IndexEntry) => { readonly base: IndexEntry } | null): IndexEntry {
  const variant = variantOf(story);
  return variant ? rootOf(variant.base, variantOf) : story;
}

export function englishOf(name: string): string {
  return name.split(' · ')[0] ?? name;
}
