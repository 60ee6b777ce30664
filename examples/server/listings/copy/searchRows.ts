import type { SearchTable } from '../../database/schema';

/** What of a listing the copy has. */
export interface CopiedRow extends Pick<SearchTable, 'id' | 'price' | 'area' | 'floor' | 'metro_id' | 'traits' | 'latitude' | 'longitude'> {
  /** Microseconds, as precise as the database orders by. */
  readonly published: number | null;
}

/** A numbered place. */
interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** In place of null, below every bound. */
export const nothing = -(2 ** 31);
/** `traits` has more bits than an operation on numbers: this many are in `low`, the others in `high`. */
export const lowBits = 28;

/** Public listings of one deal and type as columns of numbers, in no order: a pass over them reads nothing else. */
export class SearchRows {
  size = 0;
  ids = new Float64Array(initial);
  prices = new Float64Array(initial);
  published = new Float64Array(initial);
  areas = new Int32Array(initial);
  floors = new Int32Array(initial);
  /** Numbers of stations; 0 without one. */
  stations = new Int32Array(initial);
  low = new Int32Array(initial);
  high = new Int32Array(initial);
  /** Numbers of places. */
  at = new Int32Array(initial);
  /** A place stays when its last listing goes: houses are few. */
  readonly places: Place[] = [];
  private found = new Int32Array(initial);
  private readonly stationNumbers = new Map<number, number>();
  private readonly placeNumbers = new Map<string, number>();
  private readonly rows = new Map<number, number>();

  put(listing: CopiedRow): void {
    const row = this.rows.get(listing.id) ?? this.added(listing.id);
    this.prices[row] = listing.price;
    // As the database orders what is unknown.
    this.published[row] = listing.published ?? Number.POSITIVE_INFINITY;
    this.areas[row] = listing.area ?? nothing;
    this.floors[row] = listing.floor ?? nothing;
    this.stations[row] = listing.metro_id === null ? 0 : this.stationNumberOf(listing.metro_id);
    this.low[row] = listing.traits % 2 ** lowBits;
    this.high[row] = Math.floor(listing.traits / 2 ** lowBits);
    this.at[row] = this.numberOf(listing);
  }

  /** The last row takes the place of the one that goes. */
  remove(id: number): void {
    const row = this.rows.get(id);
    if (row === undefined) return;
    this.rows.delete(id);
    const last = --this.size;
    if (row === last) return;
    for (const column of this.columns()) column[row] = column[last] ?? 0;
    this.rows.set(this.ids[row] ?? 0, row);
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
    if (this.size === this.ids.length) this.grow();
    const row = this.size++;
    this.ids[row] = id;
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

  private columns() {
    return [this.ids, this.prices, this.published, this.areas, this.floors, this.stations, this.low, this.high, this.at];
  }

  private grow(): void {
    const length = Math.ceil(this.ids.length * 1.5);
    const larger = <Column extends Float64Array | Int32Array>(column: Column, copy: Column): Column => {
      copy.set(column);
      return copy;
    };
    this.found = new Int32Array(length);
    this.ids = larger(this.ids, new Float64Array(length));
    this.prices = larger(this.prices, new Float64Array(length));
    this.published = larger(this.published, new Float64Array(length));
    this.areas = larger(this.areas, new Int32Array(length));
    this.floors = larger(this.floors, new Int32Array(length));
    this.stations = larger(this.stations, new Int32Array(length));
    this.low = larger(this.low, new Int32Array(length));
    this.high = larger(this.high, new Int32Array(length));
    this.at = larger(this.at, new Int32Array(length));
  }
}

const initial = 4096;
