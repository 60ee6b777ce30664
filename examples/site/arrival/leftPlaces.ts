/** Where a page was left: the scroll and the height of the page, px. */
export interface LeftPlace {
  readonly top: number;
  readonly height: number;
}

const key = 'kvartal:pages';
/** Older ones are forgotten: nobody goes back that far. */
const remembered = 50;

/** For a browser that lets nobody store anything. */
let inMemory: readonly (readonly [entry: string, LeftPlace])[] | null = null;

function all(): readonly (readonly [entry: string, LeftPlace])[] {
  if (inMemory) return inMemory;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlace) : [];
  } catch {
    return [];
  }
}

const isPlace = (kept: unknown): kept is readonly [string, LeftPlace] =>
  Array.isArray(kept) && typeof kept[0] === 'string' && Number.isFinite(kept[1]?.top) && Number.isFinite(kept[1]?.height);

/** Places by entry of the tab's history, kept in its session storage. Never throws. */
export const leftPlaces = {
  read: (entry: string): LeftPlace | null => all().findLast(([known]) => known === entry)?.[1] ?? null,
  write(entry: string, place: LeftPlace): void {
    const next = [...all().filter(([known]) => known !== entry), [entry, place] as const].slice(-remembered);
    try {
      sessionStorage.setItem(key, JSON.stringify(next));
      inMemory = null;
    } catch {
      inMemory = next;
    }
  },
};
