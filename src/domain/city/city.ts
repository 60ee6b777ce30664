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
  /** Bounds of the city proper, where most of its listings are (§9). */
  readonly box: Box;
  /** The smallest box around {@link area}. */
  readonly wholeBox: Box;
  /** As far as the basemap is drawn (§9, D26). */
  readonly requestBox: Box;
  /** As far as the maps of the city go, and the area for which points are requested: the basemap, and all of {@link area}. */
  readonly mapBox: Box;
  /** Bounds of a listing's map (§9). */
  readonly listingMapBox: Box;
  /** The city as far as people live in it: together, all places that a listing may have (D67). Maps show no others (D26). */
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
