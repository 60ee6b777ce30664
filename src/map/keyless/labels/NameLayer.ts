import type { Basemap } from '../tiles/Basemap';
import type { MapColours } from '../tiles/mapColours';
import type { Sliced, SliceQueue } from '../tiles/SliceQueue';
import { type PixelArea as Area, tilesOver } from '../tiles/tileMath';
import { pixelDensity } from '../tiles/VectorLayer';
import type { ZoomingMap } from '../ZoomingMap';
import { collectNames } from './collectNames';
import { drawNames, type NameColours, nameColours } from './drawNames';
import { type PlacedNames, placeNames } from './placeNames';
import { TextWidths } from './TextWidths';

/** Px around the viewport that get names too, so that short pans show no empty edge. */
const margin = 120;

interface NameEvents {
  onBusy(isBusy: boolean): void;
  onError(reason: unknown): void;
}

/** All names of the map on one canvas, so that none is cut at tile edges or overlaps another. Redrawn whenever the map settles. */
export class NameLayer {
  readonly #map: ZoomingMap;
  readonly #basemap: Basemap;
  readonly #queue: SliceQueue;
  readonly #events: NameEvents;
  readonly #pane: HTMLElement;
  readonly #end = new AbortController();
  #widths: TextWidths;
  #colours: NameColours;
  #shown: HTMLCanvasElement | null = null;
  #drawing: AbortController | null = null;

  constructor(map: ZoomingMap, basemap: Basemap, queue: SliceQueue, colours: MapColours, events: NameEvents) {
    this.#map = map;
    this.#basemap = basemap;
    this.#queue = queue;
    this.#events = events;
    this.#pane = map.createPane('names');
    this.#colours = nameColours(colours, false);
    this.#widths = this.#newWidths();
    map.on('zoomstart viewprereset', () => this.#hide());
    const { fonts } = map.getContainer().ownerDocument;
    fonts.addEventListener('loadingdone', () => this.#onFontsLoaded(), { signal: this.#end.signal });
  }

  restyle(colours: MapColours, isOverPictures: boolean): void {
    this.#colours = nameColours(colours, isOverPictures);
    this.refresh();
  }

  refresh(): void {
    this.#drawing?.abort();
    const { x, y } = this.#map.getSize();
    if (this.#end.signal.aborted || x === 0 || y === 0) {
      this.#events.onBusy(false);
      return;
    }
    const drawing = new AbortController();
    this.#drawing = drawing;
    this.#events.onBusy(true);
    this.#draw(drawing.signal)
      .catch((reason: unknown) => {
        if (!drawing.signal.aborted) this.#events.onError(reason);
      })
      // This is not `finally`, since a page with an old polyfill of promises has none.
      .then(() => {
        // If aborted, whatever aborted it redraws.
        if (!drawing.signal.aborted) this.#events.onBusy(false);
      });
  }

  end(): void {
    this.#end.abort();
    this.#drawing?.abort();
  }

  async #draw(signal: AbortSignal): Promise<void> {
    const { min } = this.#map.getPixelBounds();
    const size = this.#map.getSize();
    if (!min || !this.#basemap.header) return;
    const area: Area = {
      left: Math.floor(min.x) - margin,
      top: Math.floor(min.y) - margin,
      width: size.x + 2 * margin,
      height: size.y + 2 * margin,
      zoom: this.#map.getZoom(),
    };
    const ids = tilesOver(area, this.#basemap.header);
    // Failed tiles are reported by the tile layer.
    const answers = await Promise.allSettled(ids.map((id) => this.#basemap.tile(id)));
    signal.throwIfAborted();
    const tiles = answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value ? [answer.value] : []));
    const widths = this.#widths;
    const colours = this.#colours;
    const canvas = makeCanvas(area);
    await this.#queue.run(
      (function* (): Sliced<void> {
        const names = yield* collectNames(tiles, area);
        const placed: PlacedNames = yield* placeNames(names, area.zoom, area.width, area.height, widths);
        const context = canvas.getContext('2d');
        if (!context) return;
        context.scale(canvas.width / area.width, canvas.height / area.height);
        yield* drawNames(context, placed, area.zoom, colours, widths);
      })(),
      signal,
    );
    signal.throwIfAborted();
    this.#show(canvas, area);
  }

  #show(canvas: HTMLCanvasElement, { left, top }: Area): void {
    const origin = this.#map.getPixelOrigin();
    canvas.style.transform = `translate(${left - origin.x}px,${top - origin.y}px)`;
    const before = this.#shown;
    this.#shown = canvas;
    if (before?.hasAttribute('data-shown')) canvas.dataset['shown'] = '';
    this.#pane.replaceChildren(canvas);
    // Fades in only if no canvas was shown before.
    if (!canvas.hasAttribute('data-shown')) {
      canvas.getBoundingClientRect();
      canvas.dataset['shown'] = '';
    }
  }

  /** Names are placed for one zoom level. */
  #hide(): void {
    this.#drawing?.abort();
    this.#shown?.removeAttribute('data-shown');
  }

  #newWidths(): TextWidths {
    return new TextWidths(getComputedStyle(this.#map.getContainer()).fontFamily);
  }

  #onFontsLoaded(): void {
    this.#widths = this.#newWidths();
    this.refresh();
  }
}

function makeCanvas({ width, height }: Area): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.className = 'kv-map-names';
  const density = pixelDensity();
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  return canvas;
}
