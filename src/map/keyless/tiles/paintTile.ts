import type { DecodedTile, Shape } from './decodeTile';
import { extent } from './extent';
import { isDark, type MapColours, mixColours } from './mapColours';
import type { TilePart } from './tileMath';
import { roadStyles, waterwayStyles, widthOf } from './tileStyles';

/** Size of a screen tile, px. */
export const tileSide = 256;

/** A part of a decoded tile, as drawn at some zoom. */
export interface PaintedPart extends TilePart {
  readonly tile: DecodedTile;
}

/** Paints one screen tile. The canvas is `tileSide` × `density` px. */
export function paintTile(
  canvas: HTMLCanvasElement,
  parts: readonly PaintedPart[],
  zoom: number,
  density: number,
  colours: MapColours,
): void {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = colours.land;
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const part of parts) new PartPainter(context, part, zoom, density, colours).paint();
}

class PartPainter {
  readonly #context: CanvasRenderingContext2D;
  readonly #part: PaintedPart;
  readonly #zoom: number;
  readonly #colours: MapColours;
  /** Tile units per screen px. */
  readonly #unit: number;

  constructor(context: CanvasRenderingContext2D, part: PaintedPart, zoom: number, density: number, colours: MapColours) {
    const side = tileSide * density;
    const scale = (side * part.scale) / extent;
    context.setTransform(scale, 0, 0, scale, part.left * side, part.top * side);
    context.lineJoin = 'round';
    this.#context = context;
    this.#part = part;
    this.#zoom = zoom;
    this.#colours = colours;
    this.#unit = extent / (tileSide * part.scale);
  }

  paint(): void {
    const { land, block, green, water, road, edge, label } = this.#colours;
    this.#fill('city', block);
    this.#fill('green', green);
    // Borders go below the water, since many follow the river.
    if (this.#zoom >= 10) this.#stroke('okrugs', mixColours(label, block, 0.18), this.#zoom < 13 ? 1 : 1.5, 'butt', [6, 4]);
    for (const style of waterwayStyles) this.#stroke(style, water, widthOf(style, this.#zoom), 'round');
    this.#fill('water', water);
    this.#rails(mixColours(label, land, 0.45), land);
    this.#roads(road, edge);
    if (this.#zoom >= 10 && this.#zoom < 13) this.#metro();
  }

  #roads(road: string, edge: string): void {
    for (const style of roadStyles) {
      const width = widthOf(style, this.#zoom);
      const isWide = width > 1.6;
      if (isWide) this.#stroke(style, edge, width + (width > 12 ? 2 : 1.4), 'butt');
    }
    // On dark maps width alone does not set major roads apart.
    const great = isDark(this.#colours) ? mixColours(this.#colours.label, road, 0.2) : road;
    for (const style of roadStyles) {
      const isGreat = style === 'road:1' || style === 'road:2';
      this.#stroke(style, isGreat ? great : road, widthOf(style, this.#zoom), 'round');
    }
  }

  #rails(dark: string, light: string): void {
    if (this.#zoom < 11) return;
    const width = this.#zoom < 14 ? 1 : 2.4;
    this.#stroke('rail', dark, width, 'butt');
    if (this.#zoom >= 14) this.#stroke('rail', light, width - 1.2, 'butt', [7, 7]);
  }

  #metro(): void {
    this.#context.globalAlpha = this.#zoom < 11 ? 0.3 : 0.45;
    for (const style of this.#part.tile.shapes.keys()) {
      if (style.startsWith('metro:')) this.#stroke(style, style.slice('metro:'.length), this.#zoom < 11 ? 1.2 : 1.8, 'round');
    }
    this.#context.globalAlpha = 1;
  }

  #fill(style: string, colour: string): void {
    this.#context.fillStyle = colour;
    for (const { path } of this.#shown(style, 0)) this.#context.fill(path);
  }

  #stroke(style: string, colour: string, width: number, cap: CanvasLineCap, dash: readonly number[] = []): void {
    if (width <= 0) return;
    const context = this.#context;
    context.strokeStyle = colour;
    context.lineWidth = width * this.#unit;
    context.lineCap = cap;
    context.setLineDash(dash.map((length) => length * this.#unit));
    for (const { path } of this.#shown(style, width)) context.stroke(path);
  }

  /** Yields the shapes that intersect this part. */
  *#shown(style: string, width: number): Generator<Shape> {
    const { tile, scale, left, top } = this.#part;
    const margin = width * this.#unit;
    const side = extent / scale;
    const from = { x: -left * side - margin, y: -top * side - margin };
    for (const shape of tile.shapes.get(style) ?? []) {
      const isOutside =
        shape.right < from.x || shape.bottom < from.y || shape.left > from.x + side + 2 * margin || shape.top > from.y + side + 2 * margin;
      if (!isOutside || scale < 1) yield shape;
    }
  }
}
