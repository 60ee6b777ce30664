import { rangeColumns } from '../../../database/attributes';
import type { SearchTable } from '../../../database/schema';

/** Columns with the numbers of the ranges. */
const ranges = Object.values(rangeColumns);
type RangeName = (typeof ranges)[number]['column'];

/** Columns of `listing_search` that the copy has as they are. Others are read from them, see {@link CopiedRow}. */
export const copiedColumns = [
  'id',
  'metro_id',
  'traits',
  'latitude',
  'longitude',
  ...ranges.map(({ column }) => column),
] as const satisfies readonly (keyof SearchTable)[];

/** What of a listing the copy has. */
export interface CopiedRow extends Pick<SearchTable, (typeof copiedColumns)[number]> {
  /** Microseconds, as precise as the database orders by. */
  readonly published: number | null;
}

/** A numbered place. */
interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Stands for null in a column: it is below every bound. */
export const nothing = -(2 ** 31);
/** `traits` has more bits than an operation on numbers: this many are in `low`, the others in `high`. */
export const lowBits = 28;

/** The numbers of all rows. */
export type Column = Int32Array | Float64Array;

/** The columns of so many rows. */
function columnsOf(length: number) {
  const numbers = ranges.map(({ column, type }) => [column, type === 'bigint' ? new Float64Array(length) : new Int32Array(length)]);
  return {
    ids: new Float64Array(length),
    published: new Float64Array(length),
    /** Numbers of stations; 0 without one. */
    stations: new Int32Array(length),
    low: new Int32Array(length),
    high: new Int32Array(length),
    /** Numbers of places. */
    at: new Int32Array(length),
    ranges: Object.fromEntries(numbers) as { readonly [C in RangeName]: Column },
  };
}

const listOf = ({ ranges: numbers, ...others }: ReturnType<typeof columnsOf>): Column[] => [
  ...Object.values(others),
  ...ranges.map(({ column }) => numbers[column]),
];

/** Public listings of one deal and type as columns of numbers, in no order: a pass over them reads nothing else. */
export class SearchRows {
  size = 0;
  columns = columnsOf(initial);
  /** A place stays when its last listing goes: houses are few. */
  readonly places: Place[] = [];
  private found = new Int32Array(initial);
  private readonly stationNumbers = new Map<number, number>();
  private readonly placeNumbers = new Map<string, number>();
  private readonly rows = new Map<number, number>();

  put(listing: CopiedRow): void {
    const row = this.rows.get(listing.id) ?? this.added(listing.id);
    const { published, stations, low, high, at, ranges: numbers } = this.columns;
    for (const { column } of ranges) numbers[column][row] = listing[column] ?? nothing;
    // Unknown times count as the latest, as in the order of the database.
    published[row] = listing.published ?? Number.POSITIVE_INFINITY;
    stations[row] = listing.metro_id === null ? 0 : this.stationNumberOf(listing.metro_id);
    low[row] = listing.traits % 2 ** lowBits;
    high[row] = Math.floor(listing.traits / 2 ** lowBits);
    at[row] = this.numberOf(listing);
  }

  /** The last row takes the place of the one that goes. */
  remove(id: number): void {
    const row = this.rows.get(id);
    if (row === undefined) return;
    this.rows.delete(id);
    const last = --this.size;
    if (row === last) return;
    for (const column of listOf(this.columns)) column[row] = column[last] ?? 0;
    this.rows.set(this.columns.ids[row] ?? 0, row);
  }

  /** The number of every row, in an array that the next call fills again: a pass has no use for more, and new memory costs as much as a column. */
  everyRow(): Int32Array {
    const { found, size } = this;
    for (let row = 0; row < size; row++) found[row] = row;
    return found.subarray(0, size);
  }

  /** A mark for each of these stations. */
  stationsAmong(ids: readonly number[]): Uint8Array {
    const marks = new Uint8Array(this.stationNumbers.size + 1);
    for (const id of ids) {
      const number = this.stationNumbers.get(id);
      if (number !== undefined) marks[number] = 1;
    }
    return marks;
  }

  /** A mark for each place that fits. */
  placesWhere(fits: (place: Place) => boolean): Uint8Array {
    const marks = new Uint8Array(this.places.length);
    this.places.forEach((place, number) => {
      if (fits(place)) marks[number] = 1;
    });
    return marks;
  }

  private added(id: number): number {
    if (this.size === this.columns.ids.length) this.grow();
    const row = this.size++;
    this.columns.ids[row] = id;
    this.rows.set(id, row);
    return row;
  }

  private stationNumberOf(id: number): number {
    const known = this.stationNumbers.get(id);
    if (known !== undefined) return known;
    const number = this.stationNumbers.size + 1;
    this.stationNumbers.set(id, number);
    return number;
  }

  private numberOf({ latitude, longitude }: Place): number {
    const key = `${latitude} ${longitude}`;
    const known = this.placeNumbers.get(key);
    if (known !== undefined) return known;
    this.placeNumbers.set(key, this.places.length);
    return this.places.push({ latitude, longitude }) - 1;
  }

  private grow(): void {
    const length = Math.ceil(this.columns.ids.length * 1.5);
    const larger = columnsOf(length);
    const known = listOf(this.columns);
    listOf(larger).forEach((column, index) => column.set(known[index] ?? []));
    this.columns = larger;
    this.found = new Int32Array(length);
  }
}

const initial = 4096;
