/** What a plan is drawn from. */
export interface PlanFacts {
  /** 1 to 3, 4 for "4+", 5 for a studio, as ids of §3. */
  readonly rooms: number;
  /** Hundredths of m². */
  readonly area: number;
  /** Whether bath and toilet share a room. */
  readonly isCombined: boolean;
  readonly outdoor: 'balcony' | 'loggia' | 'none';
}

export type RoomUse = 'living' | 'bedroom' | 'kitchen' | 'studio' | 'bath' | 'toilet' | 'shared-bath' | 'hall';

/** Metres; the origin is the upper left corner of the flat. */
export interface PlanRoom {
  readonly use: RoomUse;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where its door is: on which side, and how far along the side the opening begins. */
  readonly door: Door;
  /** Sides with a window. */
  readonly windows: readonly ('top' | 'bottom')[];
}

export interface Door {
  readonly side: 'top' | 'bottom' | 'left' | 'right';
  readonly at: number;
}

/** Rooms that fill a rectangle of exactly the area of the flat. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly rooms: readonly PlanRoom[];
}

/** Metres: width of a door with its frame. */
export const doorWidth = 0.8;
const toiletWidth = 1;
const narrowestKitchen = 1.8;

/** Returns a plan that could be of this flat: its number of rooms, its bathroom, its area. The same facts give the same plan. */
export function planRooms(facts: PlanFacts): Plan {
  return facts.rooms === 5 || facts.rooms === 1 ? planAroundHall(facts) : planAlongCorridor(facts);
}

/** Bath and hall at the side, one or two rooms beside them. */
function planAroundHall({ rooms, area, isCombined }: PlanFacts): Plan {
  const metres = area / 100;
  const width = Math.sqrt(metres * 1.25);
  const height = metres / width;
  const side = clamp(width * 0.3, isCombined ? 1.6 : 2.5, 2.7);
  const bath = clamp(metres * 0.09, 2.8, 6.5) / side + (isCombined ? 0 : 0.3);
  const hall = height - bath;
  const column = [
    ...bathRooms(0, side, bath, isCombined, 'bottom'),
    room('hall', 0, bath, side, hall, { side: 'left', at: (hall - doorWidth) / 2 }),
  ];
  const beside = width - side;
  if (rooms === 5) {
    const studio = room('studio', side, 0, beside, height, { side: 'left', at: bath + 0.3 }, ['top', 'bottom']);
    return { width, height, rooms: [...column, studio] };
  }
  const upper = height * 0.58;
  const living = room('living', side, 0, beside, upper, { side: 'left', at: upper - doorWidth - 0.1 }, ['top']);
  const kitchen = room('kitchen', side, upper, beside, height - upper, { side: 'left', at: 0.2 }, ['bottom']);
  return { width, height, rooms: [...column, living, kitchen] };
}

/** Rooms above and below a corridor; the last one closes it. */
function planAlongCorridor({ rooms, area, isCombined }: PlanFacts): Plan {
  const metres = area / 100;
  const width = Math.sqrt(metres * (rooms === 2 ? 1.15 : rooms === 3 ? 1.2 : 1.5));
  const height = metres / width;
  const corridor = clamp(height * 0.18, 1.15, 1.7);
  const lower = (height - corridor) * 0.45;
  const upper = height - corridor - lower;
  const bath = clamp((metres * 0.075 + (isCombined ? 0 : 1.2)) / lower, isCombined ? 1.5 : 2.5, width * 0.32);
  // Beside the bath there is room for a kitchen and the door of the last bedroom.
  const end = Math.max(width * (rooms === 4 ? 0.69 : 0.61), rooms === 2 ? 0 : bath + narrowestKitchen + doorWidth + 0.4);
  const kitchenEnd = rooms === 2 ? width : end - doorWidth - 0.4;
  const below = upper + corridor;
  const first = rooms === 4 ? end * 0.44 : 0;
  const all = [
    room('living', first, 0, end - first, upper, { side: 'bottom', at: (end - first) / 2 }, ['top']),
    room('bedroom', end, 0, width - end, below, { side: 'left', at: upper + (corridor - doorWidth) / 2 }, ['top']),
    room('hall', 0, upper, end, corridor, { side: 'left', at: (corridor - doorWidth) / 2 }),
    ...bathRooms(below, bath, lower, isCombined, 'top'),
    room('kitchen', bath, below, kitchenEnd - bath, lower, { side: 'top', at: 0.2 }, ['bottom']),
  ];
  if (rooms > 2) all.push(room('bedroom', kitchenEnd, below, width - kitchenEnd, lower, { side: 'top', at: 0.2 }, ['bottom']));
  if (rooms > 3) all.push(room('bedroom', 0, 0, first, upper, { side: 'bottom', at: first - doorWidth - 0.3 }, ['top']));
  return { width, height, rooms: all };
}

function bathRooms(y: number, width: number, height: number, isCombined: boolean, side: 'top' | 'bottom'): PlanRoom[] {
  if (isCombined) return [room('shared-bath', 0, y, width, height, { side, at: width - doorWidth - 0.2 })];
  const bath = width - toiletWidth;
  return [
    room('bath', 0, y, bath, height, { side, at: bath - doorWidth - 0.2 }),
    room('toilet', bath, y, toiletWidth, height, { side, at: 0.1 }),
  ];
}

function room(use: RoomUse, x: number, y: number, width: number, height: number, door: Door, windows: PlanRoom['windows'] = []): PlanRoom {
  return { use, x, y, width, height, door, windows };
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Returns the areas that people read, tenths of m²: rounded, and their sum is the area of the flat. */
export function shownAreas({ rooms }: Plan, area: number): number[] {
  const rounded = rooms.map(({ width, height }) => Math.round(width * height * 10));
  const largest = rounded.indexOf(Math.max(...rounded));
  const rest = Math.round(area / 10) - rounded.reduce((sum, value) => sum + value, 0);
  return rounded.map((value, index) => (index === largest ? value + rest : value));
}
