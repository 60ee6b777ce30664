import type { TileName } from '../tiles/tileNames';
import type { Dot, PositionedName } from './positionedName';

/** Nearby stations with the same name: one name for several dots. */
export interface StationGroup {
  readonly name: TileName;
  readonly stations: readonly Dot[];
}

/** Px within which stations of the same name are one group. */
const maxDistance = 120;

export function stationGroups(names: readonly PositionedName[]): StationGroup[] {
  const seen = new Set<string>();
  const byText = new Map<string, { name: TileName; stations: Dot[] }[]>();
  for (const name of names) {
    const [x = 0, y = 0] = name.points;
    // Tiles repeat their neighbours' features near the edge.
    const key = name.id === '' ? `${name.text}${Math.round(x)},${Math.round(y)}` : String(name.id);
    if (seen.has(key)) continue;
    seen.add(key);
    const sameName = byText.get(name.text) ?? [];
    byText.set(name.text, sameName);
    const dot = { x, y, color: name.color };
    const near = sameName.find(({ stations }) => stations.some((other) => Math.hypot(other.x - x, other.y - y) < maxDistance));
    if (near) near.stations.push(dot);
    else sameName.push({ name, stations: [dot] });
  }
  // Interchanges first.
  return [...byText.values()].flat().sort((a, b) => b.stations.length - a.stations.length);
}
