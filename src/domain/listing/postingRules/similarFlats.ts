import type { ListingRealtyType, Rooms, TradeType } from '../../enumerations';
import type { Coordinates } from '../../map/coordinates';

/** The flat whose price is compared with those of its district. */
export interface PricedFlat {
  readonly tradeType: TradeType;
  readonly realtyType: ListingRealtyType;
  readonly rooms: Rooms | null;
  /** m² */
  readonly area: number;
  readonly at: Coordinates;
  /** The listing of this very flat, which is left out. */
  readonly listingId: number | null;
}

/** Share by which the areas of similar flats differ at most. */
export const areaApart = 0.2;
