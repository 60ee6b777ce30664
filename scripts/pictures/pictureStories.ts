import type { Page } from 'playwright';
import { type PictureOptions, readFacts, readOutcome, type StoryFacts } from './inStory';

/** How one picture of a story is taken. */
export interface Variant {
  /** The name of the file: `light`, `dark`, `phone` or `dark-phone`. */
  readonly name: string;
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
}

export interface PicturedStory {
  readonly id: string;
  /** Folder of its feature: `listing-contact`. */
  readonly component: string;
  /** `card-in-the-dark` */
  readonly name: string;
  /** The window in which it is played. */
  readonly window: Variant;
  /** The first is of the window, the others change theme and width of what it ended as. None with `tags: ['!picture']`. */
  readonly variants: readonly Variant[];
  readonly options: PictureOptions;
  /** Shows what only a React page has; all others show custom elements. */
  readonly isReactOnly: boolean;
}

interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly tags: readonly string[];
}

/** The window of a story that names no viewport, as in its test. */
const usual = { width: 1200, height: 900 };
const phone = { width: 375, height: 812 };

export async function readIndex(storybook: string): Promise<readonly IndexEntry[]> {
  const index = (await (await fetch(`${storybook}/index.json`)).json()) as { readonly entries: Readonly<Record<string, IndexEntry>> };
  return Object.values(index.entries);
}

/** Returns every story of a feature. */
export async function readStories(page: Page, storybook: string): Promise<readonly PicturedStory[]> {
  const entries = (await readIndex(storybook)).filter(({ title, type }) => type === 'story' && title.startsWith('features/'));
  const ids = entries.map(({ id }) => id);
  await page.goto(`${storybook}/iframe.html?id=${ids[0]}&viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(readOutcome, ids[0] ?? '', { timeout: 60_000 });
  const facts = await page.evaluate(readFacts, ids);
  return storiesOf(entries, (id) => facts[id] ?? { theme: null, window: null, options: {} });
}

/**
 * Returns stories with their pictures. Theme and layout are tokens and rules of the whole component: one of its stories shows it in the
 * dark and one on a phone, the first that may; the others are pictured once. A story that names variants has these as well.
 */
export function storiesOf(
  entries: readonly Pick<IndexEntry, 'id' | 'tags'>[],
  factsOf: (id: string) => StoryFacts,
): readonly PicturedStory[] {
  const all = new Set(entries.map(({ id }) => id));
  const shown = new Set<string>();
  return entries.map((entry) => {
    const story = storyOf(entry, factsOf(entry.id), all);
    if (story.options.variants) return story;
    const [first, ...derived] = story.variants;
    if (!first) return story;
    const variants = derived.filter(({ name }) => {
      const key = `${story.component} ${name}`;
      const isFirst = !shown.has(key);
      shown.add(key);
      return isFirst;
    });
    return { ...story, variants: [first, ...variants] };
  });
}

/** Returns a story with its pictures: none without the tag `picture`, which all have by default. */
export function storyOf({ id, tags }: Pick<IndexEntry, 'id' | 'tags'>, facts: StoryFacts, all: ReadonlySet<string>): PicturedStory {
  const [component = '', name = ''] = id.replace(/^features-/, '').split('--');
  const variants = variantsOf(id, facts, all);
  return {
    id,
    component,
    name,
    window: variants[0],
    variants: tags.includes('picture') ? variants : [],
    options: facts.options,
    isReactOnly: tags.includes('react'),
  };
}

/**
 * Light, dark and phone for a story that sets neither theme nor viewport, and a single picture for a story that does. A variant with
 * a separate story (`…-in-the-dark`, `…-on-a-phone`) is not derived as well.
 */
export function variantsOf(id: string, { theme, window, options }: StoryFacts, all: ReadonlySet<string>): [Variant, ...Variant[]] {
  const size = window ?? usual;
  const colorScheme = theme === 'dark' ? 'dark' : 'light';
  const first: Variant = { name: nameOf(colorScheme, size.width), colorScheme, ...size };
  if (theme !== null || window !== null || options.sameAs) return [first];
  const derived: Variant[] = [];
  if (!all.has(`${id}-in-the-dark`)) derived.push({ name: 'dark', colorScheme: 'dark', ...usual });
  if (!all.has(`${id}-on-a-phone`)) derived.push({ name: 'phone', colorScheme: 'light', ...phone });
  return [first, ...derived.filter(({ name }) => options.variants?.includes(name) ?? true)];
}

function nameOf(colorScheme: string, width: number): string {
  if (width > phone.width) return colorScheme;
  return colorScheme === 'dark' ? 'dark-phone' : 'phone';
}
