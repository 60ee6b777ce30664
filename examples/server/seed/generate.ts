import { metresBetween } from '../../../src/domain/map/geo';
import { walkingMinutes } from '../../../src/domain/metro/walkingMinutes';
import { describe } from './description';
import type { Facts } from './facts';
import type { Flat } from './flat';
import type { House } from './house';
import { makeFlat } from './makeFlat';
import { type FirstPicture, FirstPictures } from './neighbours/firstPictures';
import { Neighbours } from './neighbours/neighbours';
import { makePerson, type Person } from './people';
import { choosePhotos, type SeedPhoto } from './pictures';
import { Random } from './random';

export interface SeedListing {
  /** Counts from 1; the newest listing has the greatest. */
  readonly id: number;
  readonly flat: Flat;
  readonly ownerId: number;
  readonly status: 1 | 2 | 3 | 4;
  readonly isDeleted: boolean;
  /** Published this long before the seed time, seconds. */
  readonly age: number;
  readonly photos: readonly SeedPhoto[];
}

/** Age of the oldest listing, seconds. */
const maxAge = 75 * 24 * 3600;
/** Separate random streams: drawing more from one leaves the others unchanged. */
const photoStream = 10_000_000;
const textStream = 20_000_000;
/** m: a quarter of an hour on foot. */
const walkable = 1200;

const isSeen = ({ status, isDeleted }: Pick<SeedListing, 'status' | 'isDeleted'>) => status === 1 && !isDeleted;

/** Makes listings. Deterministic: the same facts and count give the same rows. */
export class SeedGenerator {
  /** Users 1 to `agents` are agents, the others up to `users` owners. */
  readonly agents: number;
  readonly users: number;
  private firsts: readonly (FirstPicture | null)[] | undefined;
  private readonly houseEnds: Float64Array;
  private readonly otherStations = new Map<number, string | null>();
  private readonly stationNames: ReadonlyMap<number, string>;

  constructor(
    readonly facts: Facts,
    readonly count: number,
  ) {
    this.agents = Math.max(3, Math.ceil(count / 40));
    this.users = this.agents + Math.max(3, Math.ceil(count / 6));
    this.stationNames = new Map(facts.stations.map(({ id, name }) => [id, name]));
    this.houseEnds = new Float64Array(facts.houses.length);
    let end = 0;
    for (const [index, house] of facts.houses.entries()) {
      end += house.flats;
      this.houseEnds[index] = end;
    }
  }

  person(id: number): Person {
    return makePerson(new Random(-id));
  }

  /** Every listing without its pictures, oldest first: choosing pictures costs more than all the rest. */
  *flats(): Generator<Omit<SeedListing, 'photos'>> {
    for (let id = 1; id <= this.count; id++) yield this.base(id);
  }

  /** Every listing, oldest first, with first pictures that differ from those of its neighbours. They are chosen once. */
  *listings(): Generator<SeedListing> {
    const known = this.firsts;
    const firsts: (FirstPicture | null)[] = [];
    const pictures = new FirstPictures();
    const neighbours = known ? null : new Neighbours(this.seen(), this.count, ({ house }) => this.stationNames.get(house.metroId) ?? '');
    for (const base of this.flats()) {
      const { id, flat } = base;
      const places = neighbours?.around(base);
      const { photos, first } = choosePhotos(new Random(id + photoStream), flat, (rooms, outside) =>
        places ? pictures.choose(rooms, outside, places) : (known?.[id] ?? null),
      );
      firsts[id] = first;
      if (isSeen(base) && first && places) pictures.show(first, places);
      yield { ...base, photos };
    }
    this.firsts ??= firsts;
  }

  /** Listings that no search shows are nobody's neighbours. */
  private *seen(): Generator<Omit<SeedListing, 'photos'>> {
    for (const base of this.flats()) if (isSeen(base)) yield base;
  }

  /** Separate: only one of the passes over the listings needs it. */
  description({ id, flat }: Pick<SeedListing, 'id' | 'flat'>): string {
    const station = this.stationNames.get(flat.house.metroId) ?? '';
    return describe(new Random(id + textStream), flat, { station, otherStation: this.otherStation(flat) });
  }

  private base(id: number): Omit<SeedListing, 'photos'> {
    const random = new Random(id);
    const houseIndex = this.houseAt(random.next());
    const flat = makeFlat(random, this.house(houseIndex), houseIndex, this.facts.prices);
    const status = random.weighted([
      [1, 945],
      [2, 20],
      [3, 12],
      [4, 23],
    ] as const);
    // Denser towards the present; whole minutes, so that some times are equal.
    const place = (this.count - id + random.next()) / this.count;
    return {
      id,
      flat,
      ownerId: flat.ownerType === 3 ? 1 + Math.floor(random.next() ** 2 * this.agents) : random.integer(this.agents + 1, this.users),
      status,
      isDeleted: random.chance(0.015),
      age: 60 * Math.round((maxAge * place ** 1.4 + 120) / 60),
    };
  }

  /** Returns another station within walking distance, of another name. It is computed once per house. */
  private otherStation({ house, houseIndex }: SeedListing['flat']): string | null {
    const known = this.otherStations.get(houseIndex);
    if (known !== undefined) return known;
    const own = this.stationNames.get(house.metroId);
    let nearest: string | null = null;
    let least = walkable;
    for (const station of this.facts.stations) {
      if (station.name === own || Math.abs(station.latitude - house.latitude) > 0.02) continue;
      const metres = metresBetween(house, station);
      if (metres < least) [nearest, least] = [station.name, metres];
    }
    this.otherStations.set(houseIndex, nearest);
    return nearest;
  }

  house(index: number): House {
    const house = this.facts.houses[index];
    if (!house) throw new RangeError(`There is no house ${index}`);
    return house;
  }

  minutesToMetro(house: House): number {
    return walkingMinutes(house.metroDistance);
  }

  /** Weighted by the number of flats: a tower comes up more often than a small house. */
  private houseAt(share: number): number {
    const wanted = share * (this.houseEnds.at(-1) ?? 0);
    let low = 0;
    let high = this.houseEnds.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.houseEnds[middle] ?? 0) <= wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
