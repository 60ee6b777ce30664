import { tileSide } from './paintTile';
import { type TileId, type TileLimits, toWorldX, toWorldY } from './tileMath';

/** Width of the fade, degrees of longitude. */
const band = 0.05 / 360;

/** Fades a painted tile towards the end of the basemap, where roads would break off along a straight line. `land` is `#rrggbb`. */
export function fadeEdges(canvas: HTMLCanvasElement, { x, y, z }: TileId, limits: TileLimits, land: string): void {
  const { minLon, maxLon, minLat, maxLat } = limits;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return;
  context.setTransform(canvas.width / tileSide, 0, 0, canvas.height / tileSide, 0, 0);
  const px = tileSide * 2 ** z;
  const edges = [
    { isRow: false, from: toWorldX(minLon) * px - x * tileSide, inwards: 1 },
    { isRow: false, from: toWorldX(maxLon) * px - x * tileSide, inwards: -1 },
    { isRow: true, from: toWorldY(maxLat) * px - y * tileSide, inwards: 1 },
    { isRow: true, from: toWorldY(minLat) * px - y * tileSide, inwards: -1 },
  ];
  for (const { isRow, from, inwards } of edges) {
    const to = from + band * px * inwards;
    const isInside = inwards > 0 ? to <= 0 : to >= tileSide;
    if (isInside) continue;
    const fade = isRow ? context.createLinearGradient(0, from, 0, to) : context.createLinearGradient(from, 0, to, 0);
    fade.addColorStop(0, land);
    fade.addColorStop(1, `${land}00`);
    context.fillStyle = fade;
    context.fillRect(0, 0, tileSide, tileSide);
  }
}
