import type { Coordinates } from '../../../src/domain/map/coordinates';
import { metresBetween } from '../../../src/domain/map/geo';
import type { FoundAddress } from './addressRegister';
import type { RegisterStreet } from './addressTable';

type Placed = Required<FoundAddress> & { readonly at: Coordinates };

/** Degrees: about 550 m from south to north, and 630 m from west to east. */
const cell = { latitude: 0.005, longitude: 0.01 };
/** Metres of a side at least. */
const cellMetres = 550;

/** Houses by squares of the map. */
export function houseGrid(streets: readonly RegisterStreet[]) {
  const cells = new Map<string, Placed[]>();
  for (const street of streets) {
    for (const house of street.houses) {
      const key = keyOf(...placeOf(house));
      const inCell = cells.get(key);
      const placed = { street, house, at: house };
      if (inCell) inCell.push(placed);
      else cells.set(key, [placed]);
    }
  }
  return {
    /** Returns the houses around a place, the nearest first. */
    near(at: Coordinates, metres: number, count: number): FoundAddress[] {
      const reach = Math.ceil(metres / cellMetres);
      const [row, column] = placeOf(at);
      const found: (readonly [Placed, number])[] = [];
      for (let y = row - reach; y <= row + reach; y++) {
        for (let x = column - reach; x <= column + reach; x++) {
          for (const placed of cells.get(keyOf(y, x)) ?? []) {
            const distance = metresBetween(at, placed.at);
            if (distance <= metres) found.push([placed, distance]);
          }
        }
      }
      const nearest = found.sort(([, a], [, b]) => a - b).slice(0, count);
      return nearest.map(([{ street, house }]) => ({ street, house }));
    },
  };
}

function placeOf({ latitude, longitude }: Coordinates): [number, number] {
  return [Math.floor(latitude / cell.latitude), Math.floor(longitude / cell.longitude)];
}

const keyOf = (row: number, column: number) => `${row} ${column}`;
