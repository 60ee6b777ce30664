/** Scroll offset and page height when the visitor left a page, px. */
export interface ScrollPosition {
  readonly top: number;
  readonly height: number;
}

const key = 'kvartal:pages';
/** Older entries are dropped: nobody goes back that far. */
const maxEntries = 50;

/** Fallback for blocked storage. */
let inMemory: readonly (readonly [entry: string, ScrollPosition])[] | null = null;

function all(): readonly (readonly [entry: string, ScrollPosition])[] {
  if (inMemory) return inMemory;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (value: unknown): value is readonly [string, ScrollPosition] =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]?.top) && Number.isFinite(value[1]?.height);

/** Scroll positions by history entry, in session storage. Never throws. */
export const scrollPositions = {
  read: (entry: string): ScrollPosition | null => all().findLast(([known]) => known === entry)?.[1] ?? null,
  write(entry: string, position: ScrollPosition): void {
    const next = [...all().filter(([known]) => known !== entry), [entry, position] as const].slice(-maxEntries);
    try {
      sessionStorage.setItem(key, JSON.stringify(next));
      inMemory = null;
    } catch {
      inMemory = next;
    }
  },
};
