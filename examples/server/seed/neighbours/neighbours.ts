import type { Flat } from '../flat';
import { ListLine, type Meeting } from './listLine';
import { Surroundings } from './surroundings';

/** A listing that people see in lists. */
export interface SeenListing {
  readonly id: number;
  readonly flat: Flat;
}

/** The lists that people look at: everything of a deal and kind, and what one filter leaves of it. */
type Filter = (flat: Flat) => string | number;

/** A list in its two orders. */
interface SeenList {
  readonly byTime: ListLine;
  readonly byPrice: ListLine;
}

interface ListPlace {
  readonly list: SeenList;
  readonly time: number;
  readonly price: number;
}

/** Where each listing stands in the lists by time and by price, and on the map; remembers what comes first there. */
export class Neighbours {
  private readonly filters: readonly Filter[];
  private readonly lists = new Map<string, SeenList>();
  private readonly times: readonly Uint32Array[];
  private readonly prices: readonly Uint32Array[];
  private readonly maps = new Map<string, Surroundings>();

  /** @param listings all that will be seen, the oldest first */
  constructor(listings: Iterable<SeenListing>, count: number, stationOf: (flat: Flat) => string) {
    this.filters = [
      () => '',
      ({ rooms }) => `rooms ${rooms}`,
      ({ house }) => `district ${house.district}`,
      (flat) => `station ${stationOf(flat)}`,
    ];
    this.times = this.filters.map(() => new Uint32Array(count + 1));
    this.prices = this.filters.map(() => new Uint32Array(count + 1));
    const members = this.filters.map(() => new Map<string, { readonly id: number; readonly price: number }[]>());
    for (const { id, flat } of listings) {
      this.mapOf(flat).expect(flat.house);
      for (const [index, filter] of this.filters.entries()) {
        const key = `${kindOf(flat)} ${filter(flat)}`;
        const list = members[index]?.get(key) ?? [];
        members[index]?.set(key, list);
        if (this.times[index]) this.times[index][id] = list.length;
        list.push({ id, price: flat.price });
      }
    }
    for (const [index, lists] of members.entries()) {
      const places = this.prices[index];
      for (const list of lists.values()) {
        list.sort((one, other) => one.price - other.price || one.id - other.id);
        for (const [place, { id }] of list.entries()) if (places) places[id] = place;
      }
    }
  }

  /** Returns the places of a listing, the list without a filter first. */
  around(listing: SeenListing): PlacesOfListing {
    const { id, flat } = listing;
    const map = this.mapOf(flat);
    return new PlacesOfListing(
      this.filters.map((filter, index) => ({
        list: this.listOf(`${kindOf(flat)} ${filter(flat)}`),
        time: this.times[index]?.[id] ?? 0,
        price: this.prices[index]?.[id] ?? 0,
      })),
      map,
      flat.house,
    );
  }

  private listOf(key: string): SeenList {
    const known = this.lists.get(key) ?? { byTime: new ListLine(), byPrice: new ListLine() };
    this.lists.set(key, known);
    return known;
  }

  private mapOf(flat: Flat): Surroundings {
    const known = this.maps.get(kindOf(flat)) ?? new Surroundings();
    this.maps.set(kindOf(flat), known);
    return known;
  }
}

const kindOf = ({ trade, realty }: Flat) => `${trade} ${realty}`;

/** All places where one listing is seen. */
export class PlacesOfListing {
  private readonly reach: number;

  constructor(
    private readonly places: readonly ListPlace[],
    private readonly map: Surroundings,
    private readonly house: Flat['house'],
  ) {
    this.reach = map.reachOf(house);
  }

  /** Adds up what a picture would cost, place by place, until it is no longer less than the limit. */
  costOf(picture: number, costAt: (meeting: Meeting) => number, base: number, limit: number): number {
    let cost = base;
    for (const { list, time, price } of this.places) {
      if (cost >= limit) return cost;
      cost += costAt(list.byTime.meet(picture, time)) + costAt(list.byPrice.meet(picture, price));
    }
    if (cost >= limit) return cost;
    return cost + costAt({ uses: this.map.usesNear(picture, this.house, this.reach), distance: Number.POSITIVE_INFINITY });
  }

  /** The nearest other use of a picture in the list without a filter. */
  nearest(picture: number): number {
    const [all] = this.places;
    if (!all) return Number.POSITIVE_INFINITY;
    return Math.min(all.list.byTime.meet(picture, all.time).distance, all.list.byPrice.meet(picture, all.price).distance);
  }

  /** Remembers a picture here. */
  add(picture: number): void {
    for (const { list, time, price } of this.places) {
      list.byTime.add(picture, time);
      list.byPrice.add(picture, price);
    }
    this.map.add(picture, this.house);
  }
}
