import type { Coordinates } from '../../domain/map/coordinates';
import type { MapMotion, MapView } from '../engine/MapEngine';
import { LatLng, Point } from './leaflet';
import type { ZoomingMap } from './ZoomingMap';

/** The view when the map last settled. */
export class SettledView {
  readonly #map: ZoomingMap;
  readonly #zoom: number;
  readonly #center: Coordinates;
  /** Top left corner in world px. */
  readonly #corner: Point;
  readonly #size: Point;

  constructor(map: ZoomingMap) {
    const { lat, lng } = map.getCenter();
    this.#map = map;
    this.#zoom = map.getZoom();
    this.#center = { latitude: lat, longitude: lng };
    this.#size = map.getSize();
    this.#corner = map.getPixelBounds().min ?? new Point(0, 0);
  }

  view(): MapView {
    const southWest = this.#map.unproject(this.#corner.add([0, this.#size.y]), this.#zoom);
    const northEast = this.#map.unproject(this.#corner.add([this.#size.x, 0]), this.#zoom);
    return {
      center: this.#center,
      zoom: this.#zoom,
      box: { south: southWest.lat, west: southWest.lng, north: northEast.lat, east: northEast.lng },
    };
  }

  project({ latitude, longitude }: Coordinates): { x: number; y: number } {
    const { x, y } = this.#map.project(new LatLng(latitude, longitude), this.#zoom).subtract(this.#corner);
    return { x, y };
  }

  /** Returns the transform from this view to the given, possibly future, one. */
  motionTo(center: LatLng, zoom: number): MapMotion {
    const scale = this.#map.getZoomScale(zoom, this.#zoom);
    const { x, y } = this.#corner.multiplyBy(scale).subtract(this.#map.project(center, zoom).subtract(this.#size.divideBy(2)));
    return { x: scale === 1 ? Math.round(x) : x, y: scale === 1 ? Math.round(y) : y, scale };
  }
}
