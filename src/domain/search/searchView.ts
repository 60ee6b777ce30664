import type { Box } from '../map/coordinates';

/** How the results of a search are shown (§2). */
export type SearchView = 'cards' | 'map';

/** What the address of a page says of the map: whether it is open, and what it shows. */
export interface ViewState {
  readonly view: SearchView;
  /** Null: as it begins. */
  readonly box: Box | null;
}

/** Five decimals are a metre. */
const digits = 5;

/** Whether a parameter of an address belongs to the map. Calls of the API know none of them. A `view` or a `box` of the page's own is another one. */
export const isViewParameter = (name: string, value: string): boolean =>
  name === 'box' ? /^-?[\d.]+(,-?[\d.]+){3}$/.test(value) : name === 'view' && (value === 'map' || value === 'cards');

/**
 * Writes them as a part of a query; empty for the view that the page begins with and a map that nobody has moved. The box is written north,
 * west, south, east: its corners as the API names them (§7). It stays beside cards, for who comes back to the map.
 */
export function formatViewState({ view, box }: ViewState, startView: SearchView = 'cards'): string {
  const corners = box && [box.north, box.west, box.south, box.east].map((degrees) => Number(degrees.toFixed(digits))).join(',');
  const isSaid = view === 'map' || startView === 'map';
  return [isSaid && `view=${view}`, corners && `box=${corners}`].filter(Boolean).join('&');
}

/** Reads a query; null when it says nothing of the map. Never throws; what is not a box of the earth is no box. */
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
