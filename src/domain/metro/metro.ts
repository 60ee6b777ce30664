import { foldStationName } from './stationName';
import { unknownStation } from './unknownStation';

/** A metro station on one line; several lines may have stations of the same name (§3). */
export interface MetroStation {
  readonly id: number;
  readonly name: string;
  readonly lineName: string;
  /** Line code: '1' to '16', '8А', 'МЦК', 'D1' to 'D4'. */
  readonly route: string;
  /** CSS colour of the line; null if the register has none. */
  readonly color: string | null;
  /** Ids of the stations before and after it on its line; absent where a server does not tell them. */
  readonly neighbours?: readonly number[] | undefined;
  /** Where it is, degrees (WGS 84); absent where a server does not tell it. */
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** A station and its distance from a place (§9). */
export interface NearestStation extends MetroStation {
  /** Great-circle distance. */
  readonly metres: number;
  /** Walking time. */
  readonly minutes: number;
}

/** A search option: one per station name, with all its lines (D24). */
export interface MetroOption {
  readonly name: string;
  readonly lines: readonly MetroLine[];
}

/** A line of a station; `route` and `color` as in {@link MetroStation}. */
export interface MetroLine {
  readonly name: string;
  readonly route: string;
  readonly color: string;
}

/** Returns the search options: stations with a colour, de-duplicated by name, in alphabetical order (§5). */
export function metroOptions(stations: readonly MetroStation[]): MetroOption[] {
  const byName = new Map<string, { name: string; lines: MetroLine[] }>();
  for (const station of stations) {
    // Nothing could be found by the name of an unknown one.
    if (!station.color || station.name === unknownStation) continue;
    const option = byName.get(station.name) ?? { name: station.name, lines: [] };
    if (!option.lines.some((line) => line.route === station.route)) {
      option.lines.push({ name: station.lineName, route: station.route, color: station.color });
    }
    byName.set(station.name, option);
  }
  return [...byName.values()].sort((a, b) => a.name.localeCompare(b.name, 'ru'));
}

/**
 * Returns the matching options: names that start with the text first, then names with a later word that does (§5). Signs and digits are
 * skipped: 'Улица 1905 года' matches 'улица' and 'года'.
 */
export function findMetroOptions(options: readonly MetroOption[], typed: string): MetroOption[] {
  const wanted = foldStationName(typed);
  if (wanted === '') return [...options];
  const first: MetroOption[] = [];
  const later: MetroOption[] = [];
  for (const option of options) {
    const [name = '', ...others] = beginningsOf(option.name);
    if (name.startsWith(wanted)) first.push(option);
    else if (others.some((beginning) => beginning.startsWith(wanted))) later.push(option);
  }
  return [...first, ...later];
}

/** Results are kept by name: the register has three hundred stations, and each key that is typed asks for all of them. */
const beginnings = new Map<string, readonly string[]>();

/** Returns what may be typed for a station: its name, the name from each later word on, the name without signs. */
function beginningsOf(station: string): readonly string[] {
  let found = beginnings.get(station);
  if (!found) {
    const name = foldStationName(station);
    found = [name, ...wordStarts(name).map((start) => name.slice(start)), lettersOnly(name)];
    beginnings.set(station, found);
  }
  return found;
}

/** Returns the matched range of a name, for highlighting; null if the match spans signs. */
export function matchedRange(name: string, typed: string): readonly [number, number] | null {
  const wanted = foldStationName(typed);
  if (wanted === '') return null;
  // Folding preserves the length of a trimmed name, so indices carry over.
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
