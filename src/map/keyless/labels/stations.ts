import type { TileName } from '../tiles/tileNames';
import type { Dot, NameAt } from './placeNames';

/** Stations that share a name and a place: one name for several dots. */
export interface Complex {
  readonly name: TileName;
  readonly stations: readonly Dot[];
}

/** Two stations of one name that stand further apart than this are two, px. */
const apart = 120;

export function complexesOf(names: readonly NameAt[]): Complex[] {
  const seen = new Set<string>();
  const byText = new Map<string, { name: TileName; stations: Dot[] }[]>();
  for (const name of names) {
    const [x = 0, y = 0] = name.points;
    // Beside its edge a tile repeats what the next one has.
    const key = name.id === '' ? `${name.text}${Math.round(x)},${Math.round(y)}` : String(name.id);
    if (seen.has(key)) continue;
    seen.add(key);
    const alike = byText.get(name.text) ?? [];
    byText.set(name.text, alike);
    const dot = { x, y, color: name.color };
    const near = alike.find(({ stations }) => stations.some((other) => Math.hypot(other.x - x, other.y - y) < apart));
    if (near) near.stations.push(dot);
    else alike.push({ name, stations: [dot] });
  }
  // Where several lines meet, the name is looked for more.
  return [...byText.values()].flat().sort((a, b) => b.stations.length - a.stations.length);
}
