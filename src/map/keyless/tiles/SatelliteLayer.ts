import type { Coords, DoneCallback } from 'leaflet';
import { GridLayer } from '../leaflet';

export interface SatelliteLayerOptions {
  /** The address of an image, with `{z}`, `{x}` and `{y}`. */
  readonly address: string;
  readonly minZoom: number;
  readonly maxZoom: number;
}

/** Satellite images. Leaflet's own layer cancels images with a `data:` URL, which a strict CSP blocks and reports. */
export class SatelliteLayer extends GridLayer {
  readonly #address: string;

  constructor({ address, minZoom, maxZoom }: SatelliteLayerOptions) {
    super({ minZoom, maxZoom, noWrap: true });
    this.#address = address;
    // Cancels loading.
    this.on('tileunload', ({ tile }) => tile.removeAttribute('src'));
  }

  override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const image = document.createElement('img');
    image.alt = '';
    image.addEventListener('load', () => done(undefined, image));
    image.addEventListener('error', () => done(new Error('a picture did not come'), image));
    image.src = this.#address.replace(/\{([xyz])\}/g, (_, name: 'x' | 'y' | 'z') => String(coords[name]));
    return image;
  }
}
