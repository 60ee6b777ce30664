import { isDark, type MapColours, mixColours } from '../tiles/mapColours';
import type { Sliced } from '../tiles/SliceQueue';
import type { NameKind } from '../tiles/tileNames';
import { dotRadius } from './nameRules';
import type { PlacedName, PlacedNames } from './placeNames';
import type { TextWidths } from './TextWidths';

/** Words that cost as much to draw as a tile; letters along a bend cost more. */
const batchSize = 9;

/** Colours of names and station dots. */
export interface NameColours {
  readonly of: Readonly<Record<NameKind, string>>;
  readonly halo: string;
  /** Inside a station's ring. */
  readonly dotFill: string;
  /** Background of house numbers. */
  readonly plate: string;
}

/** @param isOverPictures over satellite images, whose colours are unknown. */
export function nameColours(colours: MapColours, isOverPictures: boolean): NameColours {
  const { label, text, strong, water, green, block, road, land } = colours;
  if (isOverPictures) {
    const white = '#ffffff';
    return {
      of: { station: white, place: white, road: white, river: white, park: white, house: white },
      halo: 'rgb(12 20 19/.8)',
      dotFill: white,
      plate: 'rgb(12 20 19/.55)',
    };
  }
  return {
    of: {
      station: strong,
      place: label,
      road: text,
      river: mixColours(water, text, 0.25),
      park: mixColours(green, text, 0.25),
      house: label,
    },
    halo: mixColours(block, road, 0.5),
    // On dark maps a dark ring is visible only around a light fill.
    dotFill: isDark(colours) ? strong : mixColours(land, road, 0.2),
    plate: mixColours(road, block, isDark(colours) ? 0.55 : 0.5),
  };
}

/** Draws dots and names; the context's origin is the corner of the area. */
export function* drawNames(
  context: CanvasRenderingContext2D,
  { dots, names }: PlacedNames,
  zoom: number,
  colours: NameColours,
  widths: TextWidths,
): Sliced<void> {
  const radius = dotRadius(zoom);
  const ring = zoom >= 12 ? Math.max(1.8, radius * 0.45) : 0;
  for (const { x, y, color } of dots) {
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fillStyle = ring ? colours.dotFill : color;
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
    drawName(context, name, colours, widths);
    count += name.glyphs.length > 1 ? 2 : 1;
    if (count < batchSize) continue;
    count = 0;
    yield 1;
  }
}

function drawName(context: CanvasRenderingContext2D, placed: PlacedName, colours: NameColours, widths: TextWidths): void {
  const { name, style, glyphs } = placed;
  context.font = widths.fontOf(style);
  context.fillStyle = colours.of[name.kind];
  context.strokeStyle = colours.halo;
  if (name.kind === 'house') {
    drawHouseNumber(context, placed, colours, widths);
    return;
  }
  context.lineWidth = 3;
  // All halos first: each would cover the previous letter.
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

/** A house number on a plate. */
function drawHouseNumber(
  context: CanvasRenderingContext2D,
  { name, style, glyphs: [glyph] }: PlacedName,
  { plate }: NameColours,
  widths: TextWidths,
): void {
  if (!glyph) return;
  const { x, y } = glyph;
  const width = widths.width(name.text, style) + 1;
  const height = style.size * 0.75;
  const ink = context.fillStyle;
  context.fillStyle = plate;
  context.strokeStyle = plate;
  // A round-joined stroke around the fill makes the corners round.
  context.lineWidth = 6;
  context.strokeRect(x - width / 2, y - height / 2, width, height);
  context.fillRect(x - width / 2, y - height / 2, width, height);
  context.fillStyle = ink;
  context.fillText(name.text, x, y + style.size * 0.05);
}
