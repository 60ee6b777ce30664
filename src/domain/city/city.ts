import type { Box, Coordinates } from '../map/coordinates';

/** A city by name. */
export interface CityNames {
  /** 'Москва'. */
  readonly name: string;
  /** 'Москвы'. */
  readonly of: string;
  /** 'Москве'. */
  readonly in: string;
  /** 'Moscow'. */
  readonly en: string;
}

/** Where a city is. */
export interface CityPlace {
  /** Bounds of the map: points outside are not shown (§9, D26). */
  readonly box: Box;
  /** Maximum area for which points are requested (§9, D26). */
  readonly requestBox: Box;
  /** Bounds of a listing's map (§9). */
  readonly listingMapBox: Box;
  /** As far as the map of a pin goes. */
  readonly pinMapBox: Box;
  /** The city as far as people live in it: together, all places that a listing may have (D67). */
  readonly area: readonly Box[];
  /** Initial centre of the search map, and its zoom (§9). */
  readonly center: Coordinates;
  readonly zoom: number;
}

/** All that the product knows of a city: docs/scale.md, "Several cities". */
export interface City extends CityPlace {
  /** `city_id` of the database and of the index of the search. It is never given to another city. */
  readonly id: number;
  /** What paths of its pages begin with: '' or '/tver'. */
  readonly path: string;
  readonly names: CityNames;
}
