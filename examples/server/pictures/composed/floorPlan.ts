import { furniture } from './planFurniture';
import { drawLabel, planLabels, type Space } from './planLabels';
import { doorWidth, type Plan, type PlanFacts, type PlanRoom, planRooms } from './planRooms';

/** px of the whole picture: the shape of the photos. */
export const planSize = { width: 1280, height: 853 } as const;
const margin = { across: 80, down: 36 };
/** Metres. */
const wall = { outer: 0.28, inner: 0.12 };
const outdoorDepth = { balcony: 1, loggia: 1.3, none: 0 };

/** Draws the plan of a flat as SVG, without text: fonts differ between machines. Every second flat is mirrored. */
export function floorPlan(facts: PlanFacts): string {
  const plan = planRooms(facts);
  const outdoor = outdoorDepth[facts.outdoor];
  const scale = Math.min((planSize.width - 2 * margin.across) / plan.width, (planSize.height - 2 * margin.down) / (plan.height + outdoor));
  const left = (planSize.width - plan.width * scale) / 2;
  const top = (planSize.height - (plan.height + outdoor) * scale) / 2 + outdoor * scale;
  const isMirrored = Math.round(facts.area / 10) % 2 === 1;
  const px = (metres: number) => (metres * scale).toFixed(1);
  const turn = isMirrored
    ? `translate(${(planSize.width - left).toFixed(1)} ${top.toFixed(1)}) scale(-1 1)`
    : `translate(${left.toFixed(1)} ${top.toFixed(1)})`;
  const middleOf = ({ x, y, width, height }: Space) => ({
    x: left + (isMirrored ? plan.width - x - width / 2 : x + width / 2) * scale,
    y: top + (y + height / 2) * scale,
  });
  const outside = outdoorSpace(plan, outdoor);
  const labels = [
    ...planLabels(plan, facts),
    ...(facts.outdoor === 'none' || !outside ? [] : [{ lines: [facts.outdoor === 'loggia' ? 'Лоджия' : 'Балкон'], space: outside }]),
  ].map((label) => drawLabel(label, middleOf(label.space), scale));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${planSize.width}" height="${planSize.height}">`,
    `<rect width="100%" height="100%" fill="#fff"/><g transform="${turn}" stroke-linecap="round" stroke-linejoin="round">`,
    outside && facts.outdoor !== 'none' ? outdoorPart(outside, px) : '',
    rectangle(-wall.outer / 2, -wall.outer / 2, plan.width + wall.outer, plan.height + wall.outer, '#2b3039', px),
    ...plan.rooms.map((room) => floorOf(room, plan, px)),
    ...plan.rooms.flatMap((room) => [...openings(room, plan, px)]),
    `<g fill="none" stroke="#8d95a3" stroke-width="2">${plan.rooms.map((room) => furniture(room, scale)).join('')}</g>`,
    `</g><g fill="none" stroke="#2b3039" stroke-linecap="round" stroke-linejoin="round">${labels.join('')}</g></svg>`,
  ].join('');
}

type ToPx = (metres: number) => string;

function rectangle(x: number, y: number, width: number, height: number, fill: string, px: ToPx): string {
  return `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" fill="${fill}"/>`;
}

const isWet = ({ use }: PlanRoom) => use.includes('bath') || use === 'toilet';

/** Outer walls are thicker than the ones between rooms. */
function floorOf(room: PlanRoom, plan: Plan, px: ToPx): string {
  const inset = (isOuter: boolean) => (isOuter ? wall.outer : wall.inner) / 2;
  const [left, top] = [inset(room.x < 0.01), inset(room.y < 0.01)];
  const right = inset(room.x + room.width > plan.width - 0.01);
  const bottom = inset(room.y + room.height > plan.height - 0.01);
  const fill = isWet(room) ? '#eef3f7' : room.use === 'hall' ? '#f6f5f2' : '#fffdf9';
  return rectangle(room.x + left, room.y + top, room.width - left - right, room.height - top - bottom, fill, px);
}

function* openings(room: PlanRoom, plan: Plan, px: ToPx): Generator<string> {
  for (const side of room.windows) {
    const width = Math.min(room.width * 0.5, room.width > 4 ? 2.4 : 1.6);
    const x = room.x + (room.width - width) / 2;
    const y = side === 'top' ? 0 : plan.height;
    yield rectangle(x, y - wall.outer / 2, width, wall.outer, '#fff', px);
    yield `<path d="M${px(x)} ${px(y)}h${px(width)}M${px(x)} ${px(y - wall.outer / 2)}h${px(width)}M${px(x)} ${px(y + wall.outer / 2)}h${px(width)}" stroke="#2b3039" stroke-width="2" fill="none"/>`;
  }
  yield doorOf(room, px);
}

/** The gap of a door, its leaf, opened into the room, and the way of the leaf. The door of the flat and of a bath opens outwards. */
function doorOf(room: PlanRoom, px: ToPx): string {
  const { side, at } = room.door;
  const isEntrance = room.use === 'hall';
  const thickness = isEntrance ? wall.outer : wall.inner;
  const isAcross = side === 'top' || side === 'bottom';
  const x = room.x + (isAcross ? at : side === 'right' ? room.width : 0);
  const y = room.y + (isAcross ? (side === 'bottom' ? room.height : 0) : at);
  // Which way is into the room.
  const into = (side === 'top' || side === 'left' ? 1 : -1) * (isEntrance || isWet(room) ? -1 : 1);
  const gap = isAcross
    ? rectangle(x, y - thickness / 2 - 0.01, doorWidth, thickness + 0.02, '#fff', px)
    : rectangle(x - thickness / 2 - 0.01, y, thickness + 0.02, doorWidth, '#fff', px);
  const leaf = into * doorWidth;
  const radius = px(doorWidth);
  const path = isAcross
    ? `M${px(x)} ${px(y)}v${px(leaf)}A${radius} ${radius} 0 0 ${into > 0 ? 0 : 1} ${px(x + doorWidth)} ${px(y)}`
    : `M${px(x)} ${px(y)}h${px(leaf)}A${radius} ${radius} 0 0 ${into > 0 ? 1 : 0} ${px(x)} ${px(y + doorWidth)}`;
  return `${gap}<path d="${path}" stroke="#5c6572" stroke-width="2" fill="none"/>`;
}

/** Before the living room, which is the first with a window at the top. */
function outdoorSpace({ rooms }: Plan, depth: number): Space | null {
  const behind = rooms.find(({ use, windows }) => (use === 'living' || use === 'studio') && windows.includes('top'));
  if (!behind) return null;
  const width = behind.width * 0.78;
  return { x: behind.x + (behind.width - width) / 2, y: -depth, width, height: depth - wall.outer / 2 };
}

function outdoorPart({ x, y, width, height }: Space, px: ToPx): string {
  return `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" fill="#f3f5f7" stroke="#2b3039" stroke-width="4"/>`;
}
