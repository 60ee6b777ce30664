import { tabMemory } from '../runtime/tabMemory';

/** Where a visitor was in a search when the page was left (§3, D19). */
export interface ScrollEntry {
  /** Name of the search: a page may hold several. */
  readonly section: string;
  /** Entry of the tab's history; empty where the browser does not tell them apart. */
  readonly entry: string;
  /** Path, query and hash of the page. */
  readonly url: string;
  /** Listings that were in the window, with the distance of each from its upper edge, px. */
  readonly cards: readonly (readonly [id: number, top: number])[];
  /** The visitor is following a link back to it; holds for the newest place only. */
  readonly isAwaited?: boolean;
}

const scrollKey = 'kvartal:scroll';
const sectionKey = 'kvartal:lastSection';
/** Older ones are forgotten: nobody goes back that far, and the storage is the page's. */
const remembered = 20;

/** Oldest first. What another script, or another version, has left there is dropped unless it can be used. */
export function readScrollEntries(): ScrollEntry[] {
  try {
    const kept: unknown = JSON.parse(tabMemory.read(scrollKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isScrollEntry) : [];
  } catch {
    return [];
  }
}

/** Replaces what was remembered of the same search in the same entry of the history. */
export function saveScrollEntry(place: ScrollEntry): void {
  const others = readScrollEntries().filter(
    ({ section, entry, url }) => section !== place.section || (entry ? entry !== place.entry : url !== place.url),
  );
  tabMemory.write(scrollKey, JSON.stringify([...others, place].slice(-remembered)));
  tabMemory.write(sectionKey, place.section);
}

/** The place that was left last. */
export function lastScrollEntry(): ScrollEntry | undefined {
  const last = tabMemory.read(sectionKey);
  return readScrollEntries().findLast(({ section }) => section === last);
}

function isScrollEntry(value: unknown): value is ScrollEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { section, entry, url, cards }: Partial<Record<keyof ScrollEntry, unknown>> = value;
  // The address becomes a link: a path of this site and nothing else.
  const isOwn = typeof url === 'string' && /^\/(?![/\\])/.test(url);
  return isOwn && typeof section === 'string' && typeof entry === 'string' && Array.isArray(cards) && cards.every(Array.isArray);
}
