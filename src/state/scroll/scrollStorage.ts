import { toJson } from '../../base/toJson';
import { tabMemory } from '../runtime/tabMemory';

/** Position in a search when its page was left (§3, D19). */
export interface ScrollEntry {
  /** Name of the search: a page may hold several. */
  readonly section: string;
  /** History entry of the tab; empty where the browser does not distinguish them. */
  readonly entry: string;
  /** Path, query and hash of the page. */
  readonly url: string;
  /** Listings in the window, with the distance of each from its upper edge, px. */
  readonly cards: readonly (readonly [id: number, top: number])[];
  /** The visitor is following a link back to it; applies to the newest entry only. */
  readonly isAwaited?: boolean;
}

const scrollKey = 'kvartal:scroll';
const sectionKey = 'kvartal:lastSection';
/** Older entries are dropped: nobody goes back that far, and the storage belongs to the page. */
const remembered = 20;

/** Oldest first. Invalid entries of other scripts or versions are dropped. */
export function readScrollEntries(): ScrollEntry[] {
  try {
    const entries: unknown = JSON.parse(tabMemory.read(scrollKey) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isScrollEntry) : [];
  } catch {
    return [];
  }
}

/** Replaces the entry of the same search in the same history entry. */
export function saveScrollEntry(place: ScrollEntry): void {
  const others = readScrollEntries().filter(
    ({ section, entry, url }) => section !== place.section || (entry ? entry !== place.entry : url !== place.url),
  );
  tabMemory.write(scrollKey, toJson([...others, place].slice(-remembered)));
  tabMemory.write(sectionKey, place.section);
}

/** The newest entry. */
export function lastScrollEntry(): ScrollEntry | undefined {
  const last = tabMemory.read(sectionKey);
  return readScrollEntries().findLast(({ section }) => section === last);
}

function isScrollEntry(value: unknown): value is ScrollEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { section, entry, url, cards }: Partial<Record<keyof ScrollEntry, unknown>> = value;
  // The address becomes a link, so it must be a path of this site and nothing else.
  const isOwn = typeof url === 'string' && /^\/(?![/\\])/.test(url);
  return isOwn && typeof section === 'string' && typeof entry === 'string' && Array.isArray(cards) && cards.every(Array.isArray);
}
