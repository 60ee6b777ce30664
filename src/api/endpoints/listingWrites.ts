import type { TradeType } from '../../domain/enumerations';

/** Paths of the calls that change listings, under the configured base (§7, D2 to D4). */
export const listingWriteEndpoints = {
  create: (tradeType: TradeType) => `/realty/${tradeType}/`,
  edit: (tradeType: TradeType, id: number) => `/realty/${tradeType}/${id}/`,
  status: (id: number) => `/realty/${id}/status/`,
  remove: (id: number) => `/realty/${id}/delete/`,
  photo: (id: number) => `/realty/photos/${id}/`,
  mine: '/realty/my-realty/',
} as const;
