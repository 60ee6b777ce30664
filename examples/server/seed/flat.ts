import type { rentFeatureFlags } from '../database/attributes';
import type { House } from './house';

type RentFlag = (typeof rentFeatureFlags)[number];

/** A made-up flat in a real house: all facts of its listing. Enumerations by id (§3), money in roubles. */
export interface Flat {
  readonly house: House;
  readonly houseIndex: number;
  /** 1 sale, 2 rent. */
  readonly trade: 1 | 2;
  /** 1 flat, 2 apartments. */
  readonly realty: 1 | 2;
  /** 1 to 3, 4 for "4+", 5 for a studio. */
  readonly rooms: 1 | 2 | 3 | 4 | 5;
  /** Hundredths of m². */
  readonly area: number;
  readonly floor: number;
  readonly repair: 1 | 2 | 3 | 4;
  readonly bathroom: 1 | 2;
  readonly balcony: boolean;
  readonly loggia: boolean;
  readonly elevator: boolean;
  readonly furniture: boolean;
  readonly courtyardView: boolean;
  readonly streetView: boolean;
  readonly rentFlags: readonly RentFlag[];
  readonly price: number;
  readonly deposit: number | null;
  readonly commission: number | null;
  readonly counters: 1 | 2 | null;
  readonly communal: 1 | 2 | null;
  /** 1 owner, 3 agent. */
  readonly ownerType: 1 | 3;
  readonly communication: 1 | 2 | 3;
}
