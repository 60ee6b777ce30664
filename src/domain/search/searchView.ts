import type { Box } from '../map/coordinates';

/** How the results of a search are shown (§2). */
export type SearchView = 'cards' | 'map';

/** The map parameters of a page's address: whether it is open, and its visible part. */
export interface ViewState {
  readonly view: SearchView;
  /** Null: the default. */
  readonly box: Box | null;
}

/** Five decimals are about a metre. */
const digits = 5;

/** Whether a parameter of an address belongs to the map. The API knows none of them. A page may have its own `view` or `box` with other values. */
export const isViewParameter = (name: string, value: string): boolean =>
  name === 'box' ? /^-?[\d.]+(,-?[\d.]+){3}$/.test(value) : name === 'view' && (value === 'map' || value === 'cards');

/**
 * Writes the view as a part of a query; empty for the default view and a map that was never moved. The box is written north, west, south,
 * east: its corners as the API names them (§7). It stays while cards are shown, for a return to the map.
 */
export function formatViewState({ view, box }: ViewState, startView: SearchView = 'cards'): string {
  const corners = box && [box.north, box.west, box.south, box.east].map((degrees) => Number(degrees.toFixed(digits))).join(',');
  const isSaid = view === 'map' || startView === 'map';
  return [isSaid && `view=${view}`, corners && `box=${corners}`].filter(Boolean).join('&');
}

/** Parses a query; null when it has nothing about the map. Never throws; an invalid box is ignored. */
export function parseViewState(query: string): ViewState | null {
  const params = new URLSearchParams(query);
  const views = params.getAll('view');
  const box = params.getAll('box').map(readBox).find(Boolean) ?? null;
  if (views.includes('map')) return { view: 'map', box };
  return views.includes('cards') || box ? { view: 'cards', box } : null;
}

function readBox(text: string): Box | null {
  const [north = Number.NaN, west = 0, south = 0, east = 0, ...more] = text.split(',').map(Number);
  const isOnEarth = -85 <= south && south < north && north <= 85 && -180 <= west && west < east && east <= 180;
  return isOnEarth && more.length === 0 ? { south, west, north, east } : null;
}
