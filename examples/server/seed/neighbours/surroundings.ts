import type { House } from '../house';

type Point = Pick<House, 'latitude' | 'longitude'>;

/** How many listings are looked at together on the map. */
const together = 100;
/** Degrees: some 400 metres. */
const cell = { latitude: 0.0036, longitude: 0.0064 };
/** Cells around one beyond which nobody looks. */
const farthest = 30;

/** The map, and where each picture comes first on it. */
export class Surroundings {
  private readonly listings = new Map<number, number>();
  /** Of each picture, columns of cells by row. */
  private readonly pictures: Map<number, number[]>[] = [];

  /** Counts a listing that will be shown. */
  expect(point: Point): void {
    const key = keyOf(cellOf(point));
    this.listings.set(key, (this.listings.get(key) ?? 0) + 1);
  }

  /** Returns how many cells around a point hold the listings that are looked at together. */
  reachOf(point: Point): number {
    const { x, y } = cellOf(point);
    let found = 0;
    for (let reach = 0; reach < farthest; reach++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const step = Math.abs(dx) === reach ? 1 : Math.max(1, 2 * reach);
        for (let dy = -reach; dy <= reach; dy += step) found += this.listings.get(keyOf({ x: x + dx, y: y + dy })) ?? 0;
      }
      if (found >= together) return reach;
    }
    return farthest;
  }

  add(picture: number, point: Point): void {
    const { x, y } = cellOf(point);
    const rows = (this.pictures[picture] ??= new Map());
    const row = rows.get(y);
    if (row) row.push(x);
    else rows.set(y, [x]);
  }

  /** Returns how often a picture would be in sight, this time counted. */
  usesNear(picture: number, point: Point, reach: number): number {
    const { x, y } = cellOf(point);
    const rows = this.pictures[picture];
    let uses = 1;
    if (!rows) return uses;
    for (let dy = -reach; dy <= reach; dy++) for (const used of rows.get(y + dy) ?? []) if (Math.abs(used - x) <= reach) uses += 1;
    return uses;
  }
}

interface Cell {
  readonly x: number;
  readonly y: number;
}

function cellOf({ latitude, longitude }: Point): Cell {
  return { x: Math.floor(longitude / cell.longitude), y: Math.floor(latitude / cell.latitude) };
}

const keyOf = ({ x, y }: Cell) => x * 100_000 + y;
