import { requestBox } from '../../../src/domain/city/moscowPlace';
import type { Coordinates } from '../../../src/domain/map/coordinates';
import type { MapEvents, MapHandle, MapOptions, MapSettings } from '../../../src/map/engine/MapEngine';
import { keylessEngine } from '../../../src/map/keyless';
import { tokenSheet } from '../../../src/ui/theme/tokens';
import { basemapUrl } from './basemapUrl';

/** A keyless map in a test, with its events. */
export interface TestMap {
  readonly handle: MapHandle;
  readonly container: HTMLElement;
  /** Receives focus and gestures. */
  readonly surface: HTMLElement;
  readonly told: readonly (readonly [name: keyof MapEvents, detail: unknown])[];
  count(name: keyof MapEvents): number;
  /** Everything is loaded and drawn. */
  readonly isDrawn: boolean;
  /** Returns the `#rrggbb` of the tile at a point; null if there is none. */
  colourAt(at: Coordinates): string | null;
  end(): void;
}

export interface TestMapOptions extends Partial<MapOptions> {
  readonly settings?: Partial<MapSettings>;
  readonly width?: number;
  readonly height?: number;
  readonly root?: ShadowRoot;
}

/** Near the Kremlin: the river, and a square. */
export const river: Coordinates = { latitude: 55.7485, longitude: 37.62 };
export const square: Coordinates = { latitude: 55.7525, longitude: 37.6185 };

export const settingsOf = (settings: Partial<MapSettings> = {}): MapSettings => ({
  basemapUrl,
  fetch: (...of) => fetch(...of),
  ...settings,
});

const events = ['motion', 'settle', 'busy', 'press', 'blocked', 'error'] as const;

export async function keylessMap({ settings, width = 600, height = 400, root, ...options }: TestMapOptions = {}): Promise<TestMap> {
  const tokens = new CSSStyleSheet();
  tokens.replaceSync(tokenSheet);
  document.adoptedStyleSheets.push(tokens);
  const container = document.createElement('div');
  container.className = 'kv';
  container.dataset['kvTheme'] = 'light';
  Object.assign(container.style, { position: 'fixed', left: '0', top: '0', width: `${width}px`, height: `${height}px` });
  (root ?? document.body).append(container);
  const all = settingsOf(settings);
  await keylessEngine.load(all, new AbortController().signal);
  const handle = keylessEngine.create(
    container,
    {
      center: river,
      zoom: 14,
      minZoom: 9,
      maxZoom: 19,
      bounds: requestBox,
      gestures: 'free',
      label: 'Карта',
      lang: 'ru',
      attribution: { text: '© участники OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
      ...options,
    },
    all,
  );
  const surface = container.querySelector<HTMLElement>('[aria-label]');
  if (!surface) throw new Error('no surface');
  const told: (readonly [keyof MapEvents, unknown])[] = [];
  let isDrawn = false;
  for (const name of events) handle.on(name, (detail) => told.push([name, detail]));
  handle.on('busy', (isBusy) => {
    isDrawn = !isBusy;
  });
  return {
    handle,
    container,
    surface,
    told,
    get isDrawn() {
      return isDrawn;
    },
    count: (name) => told.filter(([other]) => other === name).length,
    colourAt: (at) => colourAt(container, handle.project(at)),
    end() {
      handle.destroy();
      container.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== tokens);
    },
  };
}

function colourAt(container: HTMLElement, { x, y }: { x: number; y: number }): string | null {
  for (const tile of container.querySelectorAll<HTMLCanvasElement>('canvas.leaflet-tile-loaded')) {
    const { left, top, width, height } = tile.getBoundingClientRect();
    if (x < left || y < top || x >= left + width || y >= top + height) continue;
    const density = tile.width / width;
    const pixel = tile.getContext('2d')?.getImageData((x - left) * density, (y - top) * density, 1, 1).data;
    return pixel ? `#${[...pixel.subarray(0, 3)].map((channel) => channel.toString(16).padStart(2, '0')).join('')}` : null;
  }
  return null;
}
