import { expect, test } from 'vitest';
import { requestBox } from '../../domain/city/moscowPlace';
import { fadeEdges } from './tiles/fadeEdges';
import { tileSide } from './tiles/paintTile';
import { toWorldX } from './tiles/tileMath';

const { south, west, north, east } = requestBox;
const limits = { minZoom: 7, maxZoom: 13, minLat: south, minLon: west, maxLat: north, maxLon: east };

/** Fades a red tile towards white; returns the amount of red that is left at a column, 0 to 1. */
function faded(x: number, zoom: number): (column: number) => number {
  const canvas = document.createElement('canvas');
  canvas.width = tileSide;
  canvas.height = tileSide;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('No canvas');
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, tileSide, tileSide);
  // A row in the middle of the box.
  fadeEdges(canvas, { x, y: Math.floor(0.3126 * 2 ** zoom), z: zoom }, limits, '#ffffff');
  return (column) => 1 - (context.getImageData(column, 128, 1, 1).data[1] ?? 0) / 255;
}

test('a tile at the end of the basemap fades to land, from one side', () => {
  const zoom = 11;
  const edge = toWorldX(west) * 2 ** zoom;
  const column = (edge % 1) * tileSide;
  const red = faded(Math.floor(edge), zoom);
  // 0.05 degrees of longitude are 73 px.
  const at = (distance: number) => red(Math.round(column + distance));
  if (column > 4) expect(at(-4)).toBe(0);
  expect(at(2)).toBeLessThan(0.1);
  expect(at(20)).toBeGreaterThan(0.15);
  expect(at(20)).toBeLessThan(at(50));
  if (column + 80 < tileSide) expect(at(80)).toBe(1);
});

test('a tile within it stays as it is, and one beyond it is land', () => {
  const zoom = 11;
  const inside = faded(Math.floor(toWorldX(37.6) * 2 ** zoom), zoom);
  expect([inside(0), inside(255)]).toEqual([1, 1]);
  const beyond = faded(Math.floor(toWorldX(36) * 2 ** zoom), zoom);
  expect([beyond(0), beyond(255)]).toEqual([0, 0]);
});
