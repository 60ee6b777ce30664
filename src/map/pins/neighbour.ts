interface Point {
  readonly x: number;
  readonly y: number;
}

/** Arrow keys as screen vectors. */
const directions: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** Returns the nearest item in the direction of an arrow key, sideways distance counting double; null if none or for another key. */
export function neighbour<P extends Point>(from: Point, places: readonly P[], key: string): P | null {
  const direction = directions[key];
  if (!direction) return null;
  let nearest: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * direction.x + dy * direction.y;
    if (ahead <= 0) continue;
    const far = ahead + 2 * Math.abs(dx * direction.y + dy * direction.x);
    if (far < least) [nearest, least] = [place, far];
  }
  return nearest;
}
