import { foldStationName } from './stationName';

/** A metro station of one line; stations of one name exist on several lines (§3). */
export interface MetroStation {
  readonly id: number;
  readonly name: string;
  readonly lineName: string;
  /** Line code: '1' to '16', '8А', 'МЦК', 'D1' to 'D4'. */
  readonly route: string;
  /** CSS colour of the line, or null when the register has none. */
  readonly color: string | null;
}

/** A station and how far it is from a place (§9). */
export interface NearestStation extends MetroStation {
  /** As the crow flies. */
  readonly metres: number;
  /** On foot. */
  readonly minutes: number;
}

/** A station as the search offers it: one option per name, with all its lines (D24). */
export interface MetroOption {
  readonly name: string;
  readonly lines: readonly MetroLine[];
}

/** A line that a station stands on; `route` and `color` as in {@link MetroStation}. */
export interface MetroLine {
  readonly name: string;
  readonly route: string;
  readonly color: string;
}

/** Options of the search: only stations with a colour, de-duplicated by name, in alphabetical order (§5). */
export function metroOptions(stations: readonly MetroStation[]): MetroOption[] {
  const byName = new Map<string, { name: string; lines: MetroLine[] }>();
  for (const station of stations) {
    if (!station.color) continue;
    const option = byName.get(station.name) ?? { name: station.name, lines: [] };
    if (!option.lines.some((line) => line.route === station.route)) {
      option.lines.push({ name: station.lineName, route: station.route, color: station.color });
    }
    byName.set(station.name, option);
  }
  return [...byName.values()].sort((a, b) => a.name.localeCompare(b.name, 'ru'));
}

/**
 * Options for what was typed: names that begin with it come first, then names of which a later word begins with it (§5).
 * Signs and digits in a name never hide it: 'Улица 1905 года' answers to 'улица' and to 'года'.
 */
export function findMetroOptions(options: readonly MetroOption[], typed: string): MetroOption[] {
  const wanted = foldStationName(typed);
  if (wanted === '') return [...options];
  const first: MetroOption[] = [];
  const later: MetroOption[] = [];
  for (const option of options) {
    const name = foldStationName(option.name);
    if (name.startsWith(wanted)) first.push(option);
    else if (wordStarts(name).some((start) => name.startsWith(wanted, start)) || lettersOnly(name).startsWith(wanted)) later.push(option);
  }
  return [...first, ...later];
}

/** Where the typed text stands in the name, for highlighting; null when it matched only across signs. */
export function matchedRange(name: string, typed: string): readonly [number, number] | null {
  const wanted = foldStationName(typed);
  if (wanted === '') return null;
  // Folding keeps the length of a trimmed name, so indices carry over.
  const folded = foldStationName(name);
  const start = [0, ...wordStarts(folded)].find((index) => folded.startsWith(wanted, index));
  return start === undefined ? null : [start, start + wanted.length];
}

function wordStarts(name: string): number[] {
  return [...name.matchAll(/[\s\-–—(«]+/g)].map((match) => match.index + match[0].length);
}

function lettersOnly(name: string): string {
  return name
    .replace(/[^а-яе\s]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
