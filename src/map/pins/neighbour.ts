interface Place {
  readonly x: number;
  readonly y: number;
}

/** Direction of an arrow in px of the screen. */
const directions: Readonly<Record<string, Place>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** The nearest place in the direction of an arrow; what lies aside counts as twice as far. Null for other keys and where there is none. */
export function neighbour<P extends Place>(from: Place, places: readonly P[], key: string): P | null {
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
