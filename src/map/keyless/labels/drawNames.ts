import { isDark, type MapColours, mixed } from '../tiles/mapColours';
import type { Sliced } from '../tiles/SliceQueue';
import type { NameKind } from '../tiles/tileNames';
import type { Letters } from './Letters';
import { dotOf } from './NameRules';
import type { Placed, PlacedName } from './placeNames';

/** Words that cost as much to draw as a tile; letters along a bend cost more. */
const atOnce = 9;

/** What names are written with. */
export interface Inks {
  readonly of: Readonly<Record<NameKind, string>>;
  readonly halo: string;
  /** Inside of a station's ring. */
  readonly paper: string;
  /** Under the number of a house. */
  readonly plate: string;
}

/** @param isOverPictures names lie over pictures, whose colours nobody knows. */
export function inksOf(colours: MapColours, isOverPictures: boolean): Inks {
  const { label, text, strong, water, green, block, road, land } = colours;
  if (isOverPictures) {
    const white = '#ffffff';
    return {
      of: { station: white, place: white, road: white, river: white, park: white, house: white },
      halo: 'rgb(12 20 19/.8)',
      paper: white,
      plate: 'rgb(12 20 19/.55)',
    };
  }
  return {
    of: { station: strong, place: label, road: text, river: mixed(water, text, 0.25), park: mixed(green, text, 0.25), house: label },
    halo: mixed(block, road, 0.5),
    // In the dark a ring of a dark line shows only around something light.
    paper: isDark(colours) ? strong : mixed(land, road, 0.2),
    plate: mixed(road, block, isDark(colours) ? 0.55 : 0.5),
  };
}

/** Draws dots and names; the context is that of an area whose corner is at 0, 0. */
export function* drawNames(
  context: CanvasRenderingContext2D,
  { dots, names }: Placed,
  zoom: number,
  inks: Inks,
  letters: Letters,
): Sliced<void> {
  const radius = dotOf(zoom);
  const ring = zoom >= 12 ? Math.max(1.8, radius * 0.45) : 0;
  for (const { x, y, color } of dots) {
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fillStyle = ring ? inks.paper : color;
    context.strokeStyle = color;
    context.lineWidth = ring;
    context.fill();
    if (ring) context.stroke();
  }
  yield 1;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  let count = 0;
  for (const name of names) {
    write(context, name, inks, letters);
    count += name.glyphs.length > 1 ? 2 : 1;
    if (count < atOnce) continue;
    count = 0;
    yield 1;
  }
}

function write(context: CanvasRenderingContext2D, placed: PlacedName, inks: Inks, letters: Letters): void {
  const { name, style, glyphs } = placed;
  context.font = letters.fontOf(style);
  context.fillStyle = inks.of[name.kind];
  context.strokeStyle = inks.halo;
  if (name.kind === 'house') {
    writeNumber(context, placed, inks, letters);
    return;
  }
  context.lineWidth = 3;
  // All halos first: that of a letter would cover the letter before it.
  for (const isHalo of [true, false]) {
    for (const { text, x, y, angle } of glyphs) {
      const shift = style.size * 0.05;
      if (angle !== 0) {
        context.save();
        context.translate(x, y);
        context.rotate(angle);
        if (isHalo) context.strokeText(text, 0, shift);
        else context.fillText(text, 0, shift);
        context.restore();
      } else if (isHalo) context.strokeText(text, x, y + shift);
      else context.fillText(text, x, y + shift);
    }
  }
}

/** A number on a plate, as it hangs on the house. */
function writeNumber(
  context: CanvasRenderingContext2D,
  { name, style, glyphs: [glyph] }: PlacedName,
  { plate }: Inks,
  letters: Letters,
): void {
  if (!glyph) return;
  const { x, y } = glyph;
  const width = letters.width(name.text, style) + 1;
  const height = style.size * 0.75;
  const ink = context.fillStyle;
  context.fillStyle = plate;
  context.strokeStyle = plate;
  // A stroke with round corners around the filling makes them round.
  context.lineWidth = 6;
  context.strokeRect(x - width / 2, y - height / 2, width, height);
  context.fillRect(x - width / 2, y - height / 2, width, height);
  context.fillStyle = ink;
  context.fillText(name.text, x, y + style.size * 0.05);
}
