/** Degrees (WGS 84). */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Degrees; `south < north` and `west < east`. */
export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Whether both are numbers, and not the zeros that geocoders return for unknown places. */
export function isPlace(at: { readonly latitude: unknown; readonly longitude: unknown }): at is Coordinates {
  const { latitude, longitude } = at;
  return Number.isFinite(latitude) && Number.isFinite(longitude) && !(latitude === 0 && longitude === 0);
}

export function isInside({ south, west, north, east }: Box, { latitude, longitude }: Coordinates): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Whether `inner` lies within `outer`, edges included. */
export function contains(outer: Box, inner: Box): boolean {
  return inner.south >= outer.south && inner.north <= outer.north && inner.west >= outer.west && inner.east <= outer.east;
}

/** Returns the overlap of two boxes, or null. */
export function intersection(a: Box, b: Box): Box | null {
  const box = {
    south: Math.max(a.south, b.south),
    west: Math.max(a.west, b.west),
    north: Math.min(a.north, b.north),
    east: Math.min(a.east, b.east),
  };
  return box.south < box.north && box.west < box.east ? box : null;
}

/** Returns the box expanded on each side by a share of its size. */
export function padded({ south, west, north, east }: Box, share: number): Box {
  const height = (north - south) * share;
  const width = (east - west) * share;
  return { south: south - height, west: west - width, north: north + height, east: east + width };
}

/** Returns the smallest box around the places, or null if there are none. */
export function boxAround(places: readonly Coordinates[]): Box | null {
  let box: Box | null = null;
  for (const { latitude, longitude } of places) {
    box = box
      ? {
          south: Math.min(box.south, latitude),
          west: Math.min(box.west, longitude),
          north: Math.max(box.north, latitude),
          east: Math.max(box.east, longitude),
        }
      : { south: latitude, west: longitude, north: latitude, east: longitude };
  }
  return box;
}
