import type { Coords, DoneCallback } from 'leaflet';
import { GridLayer } from '../leaflet';

export interface PictureLayerOptions {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly address: string;
  readonly minZoom: number;
  readonly maxZoom: number;
}

/** Pictures from above. Leaflet's own layer ends a picture by a `data:` address, which a strict policy of the page refuses and reports. */
export class PictureLayer extends GridLayer {
  readonly #address: string;

  constructor({ address, minZoom, maxZoom }: PictureLayerOptions) {
    super({ minZoom, maxZoom, noWrap: true });
    this.#address = address;
    // What is still on its way is not needed any more.
    this.on('tileunload', ({ tile }) => tile.removeAttribute('src'));
  }

  override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const picture = document.createElement('img');
    picture.alt = '';
    picture.addEventListener('load', () => done(undefined, picture));
    picture.addEventListener('error', () => done(new Error('a picture did not come'), picture));
    picture.src = this.#address.replace(/\{([xyz])\}/g, (_, name: 'x' | 'y' | 'z') => String(coords[name]));
    return picture;
  }
}
