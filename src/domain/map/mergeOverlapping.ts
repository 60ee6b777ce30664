import { type Grouping, type Heap, join, middleOf } from './clusters';
import { moscowBox } from './coordinates';
import { worldX, worldY } from './worldPixels';

/** Heaps that are looked at in one go. */
const perStep = 1000;
/** More than Moscow has at the closest zoom. */
const bucketColumns = 2 ** 13;

interface Spot {
  readonly heap: Heap;
  x: number;
  y: number;
  /** Nobody near is larger. */
  isPeak: boolean;
}

/**
 * Joins heaps that are too near to each other, until none are. A heap goes to the largest one near it, if that one goes nowhere itself: so
 * chains do not run together, and what happens far away changes nothing.
 */
export function* mergeNear(heaps: Map<number, Heap>, grouping: Grouping): Generator<void, void> {
  const spots = new Spots(grouping);
  let handled = 0;
  const isTime = () => ++handled % perStep === 0;
  let restless = new Set<Spot>();
  for (const heap of heaps.values()) {
    if (isTime()) yield;
    restless.add(spots.add(heap));
  }
  while (restless.size > 0) {
    for (const spot of restless) {
      if (isTime()) yield;
      spot.isPeak = !spots.largestNear(spot, false);
    }
    const moves: (readonly [Spot, Spot])[] = [];
    const next = new Set<Spot>();
    for (const spot of restless) {
      if (isTime()) yield;
      if (spot.isPeak) continue;
      const target = spots.largestNear(spot, true);
      if (target) moves.push([spot, target]);
      else next.add(spot);
    }
    const grown = new Set<Spot>();
    for (const [spot, target] of moves) {
      if (isTime()) yield;
      spots.remove(spot);
      heaps.delete(spot.heap.order);
      join(target.heap, spot.heap);
      grown.add(target);
    }
    for (const spot of grown) {
      if (isTime()) yield;
      spots.move(spot);
    }
    // Only around what has changed can anything be too near now.
    for (const spot of grown) {
      if (isTime()) yield;
      next.add(spot);
      for (const neighbour of spots.near(spot)) next.add(neighbour);
    }
    restless = moves.length > 0 ? next : new Set();
  }
}

/** Heaps by where they stand: buckets of twice the nearness, so that all that is near lies in four of them. */
class Spots {
  private readonly buckets = new Map<number, Spot[]>();
  private readonly left: number;
  private readonly top: number;

  constructor(private readonly grouping: Grouping) {
    this.left = worldX({ latitude: 0, longitude: moscowBox.west }, grouping.world);
    this.top = worldY({ latitude: moscowBox.north, longitude: 0 }, grouping.world);
  }

  add(heap: Heap): Spot {
    const spot = { heap, ...this.placeOf(heap), isPeak: false };
    this.insert(spot);
    return spot;
  }

  remove(spot: Spot): void {
    const bucket = this.buckets.get(this.bucketOf(spot)) ?? [];
    bucket.splice(bucket.indexOf(spot), 1);
  }

  /** To where its heap stands now. */
  move(spot: Spot): void {
    this.remove(spot);
    Object.assign(spot, this.placeOf(spot.heap));
    this.insert(spot);
  }

  near(spot: Spot): Spot[] {
    const { near } = this.grouping;
    const column = Math.floor(spot.x / near.width / 2 - 0.5);
    const row = Math.floor(spot.y / near.height / 2 - 0.5);
    const found: Spot[] = [];
    for (let bucket = 0; bucket < 4; bucket++) {
      for (const other of this.buckets.get((row + (bucket >> 1)) * bucketColumns + column + (bucket & 1)) ?? []) {
        if (other !== spot && Math.abs(other.x - spot.x) < near.width && Math.abs(other.y - spot.y) < near.height) found.push(other);
      }
    }
    return found;
  }

  /** The largest heap near this one, if larger than it; of equal ones the first in reading order. */
  largestNear(spot: Spot, ofPeaks: boolean): Spot | null {
    let largest = spot;
    for (const other of this.near(spot)) {
      if ((other.isPeak || !ofPeaks) && isLarger(other.heap, largest.heap)) largest = other;
    }
    return largest === spot ? null : largest;
  }

  private placeOf(heap: Heap): { x: number; y: number } {
    const middle = middleOf(heap);
    const { world } = this.grouping;
    return { x: worldX(middle, world) - this.left, y: worldY(middle, world) - this.top };
  }

  private insert(spot: Spot): void {
    const number = this.bucketOf(spot);
    const bucket = this.buckets.get(number);
    if (bucket) bucket.push(spot);
    else this.buckets.set(number, [spot]);
  }

  private bucketOf({ x, y }: Spot): number {
    const { near } = this.grouping;
    return Math.floor(y / near.height / 2) * bucketColumns + Math.floor(x / near.width / 2);
  }
}

function isLarger(a: Heap, b: Heap): boolean {
  return a.count > b.count || (a.count === b.count && a.order < b.order);
}
