import type { Box } from './coordinates';

/** How the results of a search are shown (§2). */
export type SearchView = 'cards' | 'map';

/** What the address of a page says of the map: whether it is open, and what it shows. */
export interface SearchPlace {
  readonly view: SearchView;
  /** Null: as it begins. */
  readonly box: Box | null;
}

/** Parameters of an address that belong to the map. Calls of the API do not know them. */
export const placeParameters: readonly string[] = ['view', 'box'];

/** Five decimals are a metre. */
const digits = 5;

/** Writes them as a part of a query; empty for cards. The box is written north, west, south, east: its corners as the API names them (§7). */
export function formatPlace({ view, box }: SearchPlace): string {
  if (view === 'cards') return '';
  if (!box) return 'view=map';
  return `view=map&box=${[box.north, box.west, box.south, box.east].map((degrees) => Number(degrees.toFixed(digits))).join(',')}`;
}

/** Reads a query. Never throws; what is not a box of the earth is no box. */
export function readPlace(query: string | URLSearchParams): SearchPlace {
  const params = typeof query === 'string' ? new URLSearchParams(query) : query;
  if (params.get('view') !== 'map') return { view: 'cards', box: null };
  return { view: 'map', box: readBox(params.get('box') ?? '') };
}

function readBox(text: string): Box | null {
  if (!/^-?\d{1,3}(\.\d{1,10})?(,-?\d{1,3}(\.\d{1,10})?){3}$/.test(text)) return null;
  const [north = 0, west = 0, south = 0, east = 0] = text.split(',').map(Number);
  const isOnEarth = Math.max(Math.abs(north), Math.abs(south)) <= 85 && Math.max(Math.abs(west), Math.abs(east)) <= 180;
  return isOnEarth && south < north && west < east ? { south, west, north, east } : null;
}
