import type { PlanRoom } from './planRooms';

/** Metres between furniture and the middle of a wall. */
const off = 0.22;

/** Metres between the wall and the front of a bathtub. */
export const bathDepth = off + 0.75;

type Ring = (x: number, y: number, radius: number) => string;
type Draw = (x: number, y: number, width: number, height: number, round?: number) => string;

/** Returns outlines of the furniture by which a room is recognised, px. A small room has less of it. */
export function furniture(room: PlanRoom, scale: number): string {
  const box: Draw = (x, y, width, height, round = 0.06) =>
    `<rect x="${((room.x + x) * scale).toFixed(1)}" y="${((room.y + y) * scale).toFixed(1)}" width="${(width * scale).toFixed(1)}" height="${(height * scale).toFixed(1)}" rx="${(round * scale).toFixed(1)}"/>`;
  const ring: Ring = (x, y, radius) =>
    `<circle cx="${((room.x + x) * scale).toFixed(1)}" cy="${((room.y + y) * scale).toFixed(1)}" r="${(radius * scale).toFixed(1)}"/>`;
  const { width, height } = room;
  switch (room.use) {
    case 'bedroom':
      return bed(box, width, height);
    case 'living':
      return sofa(box, width, height);
    case 'studio':
      return bed(box, width, height) + counter(box, ring, width, height);
    case 'kitchen':
      return counter(box, ring, width, height) + table(ring, width, height);
    case 'toilet':
      return toilet(box, ring, room);
    case 'bath':
      return tub(box, room);
    case 'shared-bath':
      return tub(box, room) + seatAtWall(box, ring, room);
    case 'hall':
      return '';
  }
}

/** How wide the bed of a room is; 0 where there is none. */
export function bedAcross(width: number, height: number): number {
  if (width < 2.4 || height < 2.4) return 0;
  return width > 3 && height > 3.7 ? 1.6 : 0.9;
}

/** At the right wall, with two pillows; nothing where it would not fit beside the label. */
function bed(box: Draw, width: number, height: number): string {
  const length = 2;
  const across = bedAcross(width, height);
  if (across === 0) return '';
  const [x, y] = [width - off - length, off];
  const pillows = across > 1 ? [0.12, 0.86] : [0.14];
  return box(x, y, length, across) + pillows.map((at) => box(x + length - 0.5, y + at, 0.4, 0.62)).join('');
}

function sofa(box: Draw, width: number, height: number): string {
  if (width < 2.6 || height < 2.4) return '';
  const length = Math.min(2.2, width * 0.5);
  return box(off, off, 0.85, Math.min(length, height * 0.42)) + box(off, off, 0.28, Math.min(length, height * 0.42));
}

/** Along the wall of the window: work top, sink and hob. */
function counter(box: Draw, ring: Ring, width: number, height: number): string {
  const depth = 0.6;
  const length = Math.min(width - 2 * off, 3);
  const [x, y] = [off, height - off - depth];
  const hob = [0, 1, 2, 3].map((index) => ring(x + 0.25 + (index % 2) * 0.28, y + 0.17 + Math.floor(index / 2) * 0.28, 0.09));
  return box(x, y, length, depth, 0) + hob.join('') + (length > 1.5 ? box(x + length - 0.6, y + 0.12, 0.45, 0.36) : '');
}

export const hasTable = (width: number, height: number) => width > 3.4 && height > 2;

function table(ring: Ring, width: number, height: number): string {
  return hasTable(width, height) ? ring(width - 0.85, 0.8, 0.45) : '';
}

/** At the wall opposite the door. */
function tub(box: Draw, { width, height, door }: PlanRoom): string {
  const length = Math.min(1.7, width - 2 * off);
  const y = door.side === 'top' ? height - bathDepth : off;
  return box(off, y, length, 0.7) + box(off + 0.08, y + 0.08, length - 0.16, 0.54, 0.24);
}

function toilet(box: Draw, ring: Ring, { width, height, door }: PlanRoom): string {
  const isBelow = door.side === 'top';
  const x = width / 2;
  return isBelow
    ? box(x - 0.2, height - off - 0.18, 0.4, 0.18) + ring(x, height - off - 0.36, 0.19)
    : box(x - 0.2, off, 0.4, 0.18) + ring(x, off + 0.36, 0.19);
}

/** Beside the label, with its back to the side. */
function seatAtWall(box: Draw, ring: Ring, { height, door }: PlanRoom): string {
  const free = (height - bathDepth) / 2;
  const y = door.side === 'top' ? free : height - free;
  return box(off - 0.06, y - 0.2, 0.18, 0.4) + ring(off + 0.3, y, 0.19);
}
