import { nextTask } from '../../base/nextTask';
import { absorb, type ClusterDraft, type ClusterGrid, clusterGrid, draftOf, toCluster } from './clusterDraft';
import type { MapPoint, PointCluster } from './mapPoints';
import { mergeCoincidentPoints } from './mergeCoincidentPoints';
import { mergeOverlapping } from './mergeOverlapping';

export interface ClusterOptions {
  /** Pins show prices, which are wider than counts. */
  readonly withPrices: boolean;
}

/** Places per chunk. */
const chunkSize = 2000;

/**
 * Returns the clusters of a zoom level, north to south. The grid is fixed to world pixels, so panning changes nothing; clusters that would
 * still overlap are then merged. From zoom 19 on only equal coordinates are merged (D25). The order of the points does not matter; points
 * outside Moscow are left out (D26).
 */
export function clusterPoints(points: readonly MapPoint[], zoom: number, options: ClusterOptions): PointCluster[] {
  const steps = clusteringSteps(points, zoom, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Does the same as `clusterPoints`, in chunks that do not block the page. Rejects with the signal's reason when aborted. */
export async function clusterPointsAsync(
  points: readonly MapPoint[],
  zoom: number,
  options: ClusterOptions,
  signal?: AbortSignal,
): Promise<PointCluster[]> {
  const steps = clusteringSteps(points, zoom, options);
  for (;;) {
    signal?.throwIfAborted();
    const step = steps.next();
    if (step.done) return step.value;
    await nextTask();
  }
}

/** Clustering in chunks of a few ms; may be paused at every `yield`. */
export function* clusteringSteps(
  points: readonly MapPoint[],
  zoom: number,
  { withPrices }: ClusterOptions,
): Generator<void, PointCluster[]> {
  const places = yield* mergeCoincidentPoints(points);
  const grid = clusterGrid(zoom, withPrices);
  const drafts = new Map<number, ClusterDraft>();
  let processed = 0;
  for (const [number, place] of places) {
    if (++processed % chunkSize === 0) yield;
    const draft = draftOf(number, place, grid);
    const same = drafts.get(draft.order);
    if (same) absorb(same, draft);
    else drafts.set(draft.order, draft);
  }
  yield;
  if (grid.cell) yield* mergeOverlapping(drafts, grid);
  return yield* inOrder(drafts, grid);
}

function* inOrder(drafts: ReadonlyMap<number, ClusterDraft>, grid: ClusterGrid): Generator<void, PointCluster[]> {
  const clusters: PointCluster[] = [];
  // Sorting numbers in a typed array is many times faster.
  for (const order of Float64Array.from(drafts.keys()).sort()) {
    if (clusters.length % chunkSize === chunkSize - 1) yield;
    const draft = drafts.get(order);
    if (draft) clusters.push(toCluster(draft, grid));
  }
  return clusters;
}
