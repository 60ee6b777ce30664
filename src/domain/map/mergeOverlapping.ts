import { wholeCityBox } from '../map/cityMapBoxes';
import { absorb, type ClusterDraft, type ClusterGrid, middleOf, pinSpace, type Size } from './clusterDraft';
import { worldX, worldY } from './geo';

/** Clusters per chunk. */
const chunkSize = 1000;
/** Exceeds the number of buckets across Moscow at the closest zoom. */
const bucketColumns = 2 ** 13;

interface Entry {
  readonly draft: ClusterDraft;
  x: number;
  y: number;
  space: Size;
  /** No larger cluster nearby. */
  isLocalMax: boolean;
}

/**
 * Merges clusters that are too close, until none are. A cluster merges into its largest neighbour only if that one stays itself: this
 * prevents chains and keeps changes local.
 */
export function* mergeOverlapping(drafts: Map<number, ClusterDraft>, grid: ClusterGrid): Generator<void, void> {
  const index = new SpatialIndex(grid);
  let processed = 0;
  const isChunkDone = () => ++processed % chunkSize === 0;
  let pending = new Set<Entry>();
  for (const draft of drafts.values()) {
    if (isChunkDone()) yield;
    pending.add(index.add(draft));
  }
  while (pending.size > 0) {
    for (const entry of pending) {
      if (isChunkDone()) yield;
      entry.isLocalMax = !index.largestNear(entry, false);
    }
    const moves: (readonly [Entry, Entry])[] = [];
    const next = new Set<Entry>();
    for (const entry of pending) {
      if (isChunkDone()) yield;
      if (entry.isLocalMax) continue;
      const target = index.largestNear(entry, true);
      if (target) moves.push([entry, target]);
      else next.add(entry);
    }
    const grown = new Set<Entry>();
    for (const [entry, target] of moves) {
      if (isChunkDone()) yield;
      index.remove(entry);
      drafts.delete(entry.draft.order);
      absorb(target.draft, entry.draft);
      grown.add(target);
    }
    for (const entry of grown) {
      if (isChunkDone()) yield;
      index.move(entry);
    }
    // Only the surroundings of changed clusters can overlap now.
    for (const entry of grown) {
      if (isChunkDone()) yield;
      next.add(entry);
      for (const neighbour of index.near(entry)) next.add(neighbour);
    }
    pending = moves.length > 0 ? next : new Set();
  }
}

/** A spatial hash of clusters. Buckets are twice the minimum distance wide, so all neighbours are in four of them. */
class SpatialIndex {
  private readonly buckets = new Map<number, Entry[]>();
  private readonly left: number;
  private readonly top: number;

  constructor(private readonly grid: ClusterGrid) {
    this.left = worldX({ latitude: 0, longitude: wholeCityBox.west }, grid.world);
    this.top = worldY({ latitude: wholeCityBox.north, longitude: 0 }, grid.world);
  }

  add(draft: ClusterDraft): Entry {
    const entry = { draft, ...this.positionOf(draft), space: this.spaceOf(draft), isLocalMax: false };
    this.insert(entry);
    return entry;
  }

  remove(entry: Entry): void {
    const bucket = this.buckets.get(this.bucketOf(entry)) ?? [];
    bucket.splice(bucket.indexOf(entry), 1);
  }

  /** Updates the position of an entry. */
  move(entry: Entry): void {
    this.remove(entry);
    Object.assign(entry, this.positionOf(entry.draft), { space: this.spaceOf(entry.draft) });
    this.insert(entry);
  }

  near(entry: Entry): Entry[] {
    const { near } = this.grid;
    const column = Math.floor(entry.x / near.width / 2 - 0.5);
    const row = Math.floor(entry.y / near.height / 2 - 0.5);
    const found: Entry[] = [];
    for (let bucket = 0; bucket < 4; bucket++) {
      for (const other of this.buckets.get((row + (bucket >> 1)) * bucketColumns + column + (bucket & 1)) ?? []) {
        if (other !== entry && overlap(other, entry)) found.push(other);
      }
    }
    return found;
  }

  /** Returns the largest neighbour, if larger; of equal ones the first in reading order. */
  largestNear(entry: Entry, onlyLocalMax: boolean): Entry | null {
    let largest = entry;
    for (const other of this.near(entry)) {
      if ((other.isLocalMax || !onlyLocalMax) && isLarger(other.draft, largest.draft)) largest = other;
    }
    return largest === entry ? null : largest;
  }

  private spaceOf({ count, place, price }: ClusterDraft): Size {
    // A cell of the server opens by zooming in, so its pin is that of several places.
    return pinSpace({ count, price, place: place?.cell ? null : place }, this.grid.withPrices);
  }

  private positionOf(draft: ClusterDraft): { x: number; y: number } {
    const middle = middleOf(draft);
    const { world } = this.grid;
    return { x: worldX(middle, world) - this.left, y: worldY(middle, world) - this.top };
  }

  private insert(entry: Entry): void {
    const number = this.bucketOf(entry);
    const bucket = this.buckets.get(number);
    if (bucket) bucket.push(entry);
    else this.buckets.set(number, [entry]);
  }

  private bucketOf({ x, y }: Entry): number {
    const { near } = this.grid;
    return Math.floor(y / near.height / 2) * bucketColumns + Math.floor(x / near.width / 2);
  }
}

/** Whether two pins would touch. */
function overlap(a: Entry, b: Entry): boolean {
  return Math.abs(a.x - b.x) < (a.space.width + b.space.width) / 2 && Math.abs(a.y - b.y) < (a.space.height + b.space.height) / 2;
}

function isLarger(a: ClusterDraft, b: ClusterDraft): boolean {
  return a.count > b.count || (a.count === b.count && a.order < b.order);
}
