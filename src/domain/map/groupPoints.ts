import { nextTask } from '../../base/nextTask';
import { type Grouping, groupingOf, groupOf, type Heap, heapOf, join } from './clusters';
import type { MapPoint, PointGroup } from './mapPoints';
import { mergePlaces } from './mergeCoincidentPoints';
import { mergeNear } from './mergeOverlapping';

/** How groups are to be drawn. */
export interface GroupOptions {
  /** Pins say prices, which are wider than counts. */
  readonly withPrices: boolean;
}

/** Places that are handled in one go. */
const perStep = 2000;

/**
 * What stands on a map at a zoom. Cells of a grid that is fixed to the pixels of the world hold what is in them, so a moved map groups nothing
 * anew; then what would still cover its neighbour joins it. From zoom 19 on only equal coordinates are one (D25). The order of the
 * points does not matter; groups stand from north to south. What is not a place in Moscow is left out (D26).
 */
export function groupPoints(points: readonly MapPoint[], zoom: number, options: GroupOptions): PointGroup[] {
  const steps = groupingSteps(points, zoom, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same with rests for the page in between. Rejects with the reason of the signal once it is aborted. */
export async function groupPointsInPieces(
  points: readonly MapPoint[],
  zoom: number,
  options: GroupOptions,
  signal?: AbortSignal,
): Promise<PointGroup[]> {
  const steps = groupingSteps(points, zoom, options);
  for (;;) {
    signal?.throwIfAborted();
    const step = steps.next();
    if (step.done) return step.value;
    await nextTask();
  }
}

/** The work in pieces, a few milliseconds each: it may rest at every `yield`. */
export function* groupingSteps(points: readonly MapPoint[], zoom: number, { withPrices }: GroupOptions): Generator<void, PointGroup[]> {
  const places = yield* mergePlaces(points);
  const grouping = groupingOf(zoom, withPrices);
  const heaps = new Map<number, Heap>();
  let handled = 0;
  for (const [number, place] of places) {
    if (++handled % perStep === 0) yield;
    const heap = heapOf(number, place, grouping);
    const same = heaps.get(heap.order);
    if (same) join(same, heap);
    else heaps.set(heap.order, heap);
  }
  yield;
  if (grouping.cell) yield* mergeNear(heaps, grouping);
  return yield* inOrder(heaps, grouping);
}

function* inOrder(heaps: ReadonlyMap<number, Heap>, grouping: Grouping): Generator<void, PointGroup[]> {
  const groups: PointGroup[] = [];
  // Numbers in an array of their own sort many times faster than objects do.
  for (const order of Float64Array.from(heaps.keys()).sort()) {
    if (groups.length % perStep === perStep - 1) yield;
    const heap = heaps.get(order);
    if (heap) groups.push(groupOf(heap, grouping));
  }
  return groups;
}
