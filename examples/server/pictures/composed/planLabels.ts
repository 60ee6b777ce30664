import { bathDepth, bedAcross, hasTable } from './planFurniture';
import { doorWidth, type Plan, type PlanFacts, type PlanRoom, type RoomUse, shownAreas } from './planRooms';
import { strokeText, textWidth } from './strokeText';

/** A part of the flat, metres from its upper left corner. */
export interface Space {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What stands in a room: the name, and the area below it. */
export interface PlanLabel {
  readonly lines: readonly string[];
  readonly space: Space;
}

/** px: heights of a capital letter, large enough on a phone; a name that would be smaller than the last is left out. */
const heights = { most: 34, least: 15 };
/** Between two lines, as a share of their height. */
const lineGap = 0.6;

const names: Readonly<Record<RoomUse, string>> = {
  living: 'Гостиная',
  bedroom: 'Спальня',
  kitchen: 'Кухня',
  studio: 'Студия',
  bath: 'Ванная',
  toilet: 'Туалет',
  'shared-bath': 'Санузел',
  hall: 'Прихожая',
};

/** Returns the labels of all rooms. The areas add up to that of the flat, without the balcony. */
export function planLabels(plan: Plan, { area, rooms }: Pick<PlanFacts, 'area' | 'rooms'>): PlanLabel[] {
  const areas = shownAreas(plan, area);
  return plan.rooms.map((room, index) => {
    // The only room of a flat is no living room.
    const name = rooms === 1 && room.use === 'living' ? 'Комната' : isCorridor(room) ? 'Коридор' : names[room.use];
    return { lines: [name, `${decimal(areas[index] ?? 0)} м^2`], space: freeSpace(room, plan) };
  });
}

/** Draws a label as large as fits around the middle of a space, upright or, where that is larger, turned. */
export function drawLabel({ lines, space }: PlanLabel, middle: { readonly x: number; readonly y: number }, scale: number): string {
  const [width, height] = [space.width * scale, space.height * scale];
  const upright = heightIn(lines, width, height);
  const turned = heightIn(lines, height, width);
  const isTurned = turned > upright * 1.25;
  const size = Math.max(upright, isTurned ? turned : 0);
  if (size < heights.least && lines.length > 1) return drawLabel({ lines: lines.slice(-1), space }, middle, scale);
  const step = size * (1 + lineGap);
  const drawn = lines.map((line, index) => strokeText(line, middle.x, middle.y + (index - (lines.length - 1) / 2) * step, size));
  return isTurned ? `<g transform="rotate(-90 ${middle.x.toFixed(1)} ${middle.y.toFixed(1)})">${drawn.join('')}</g>` : drawn.join('');
}

function heightIn(lines: readonly string[], width: number, height: number): number {
  const widest = Math.max(...lines.map((line) => textWidth(line.replace('^', ''))));
  return Math.min(heights.most, width / widest, height / (lines.length + (lines.length - 1) * lineGap));
}

const isCorridor = ({ use, width, height }: PlanRoom) => use === 'hall' && width > height;

/** What neither furniture nor doors take of a room. */
function freeSpace(room: PlanRoom, plan: Plan): Space {
  const taken = { ...takenBy(room, plan) };
  const edge = 0.14;
  const left = Math.max(edge, taken.left ?? 0);
  const top = Math.max(edge, taken.top ?? 0);
  return {
    x: room.x + left,
    y: room.y + top,
    width: room.width - left - Math.max(edge, taken.right ?? 0),
    height: room.height - top - Math.max(edge, taken.bottom ?? 0),
  };
}

type Sides = Partial<Record<'top' | 'bottom' | 'left' | 'right', number>>;

function takenBy(room: PlanRoom, plan: Plan): Sides {
  const { use, door, width, height } = room;
  const leaf = doorWidth + 0.1;
  const far = door.side === 'top' ? 'bottom' : 'top';
  switch (use) {
    case 'shared-bath':
      return { [far]: bathDepth + 0.08, left: 0.84 };
    case 'bath':
      return { [far]: bathDepth + 0.08 };
    case 'toilet':
      return { [far]: 0.85 };
    case 'hall':
      // Doors of baths open into it.
      return isCorridor(room) ? { left: Math.max(...plan.rooms.filter(isWet).map((wet) => wet.x + wet.width)) - room.x } : { top: leaf };
    case 'kitchen':
      return { bottom: 0.9, ...(door.side === 'top' ? { top: leaf } : { left: leaf }), ...(hasTable(width, height) && { right: 1.4 }) };
    case 'living':
      return { left: 1.2, ...(door.side === 'bottom' && { bottom: leaf }) };
    case 'bedroom':
      return {
        top: 0.32 + bedAcross(width, height),
        ...(door.side === 'left' && { left: leaf }),
        ...(door.side === 'bottom' && { bottom: leaf }),
      };
    case 'studio':
      return { top: 0.32 + bedAcross(width, height), left: leaf, bottom: 0.95 };
  }
}

const isWet = ({ use }: PlanRoom) => use.includes('bath') || use === 'toilet';

function decimal(tenths: number): string {
  return tenths % 10 === 0 ? `${tenths / 10}` : `${Math.floor(tenths / 10)},${tenths % 10}`;
}
