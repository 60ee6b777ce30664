/** Paths of the map (§7): apart from the others, since a page without a map needs none of them. */
export const mapEndpoints = {
  points: '/realty-addresses/map-points/',
  pointListings: '/realty-addresses/map-point-realty/',
  /** Not shown in the requirements; assumed (D4). */
  nearestMetro: '/realty-addresses/nearest-metro/',
} as const;
