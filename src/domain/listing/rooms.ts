import { type Rooms, roomOptions } from '../enumerations';

/**
 * Parses a room value from a query: '4%2B' decodes to '4+', and a plus read as a space gives '4 ' (D14). Ids are not accepted: 1 to 3 would
 * be ambiguous.
 */
export function parseRooms(value: string): Rooms | undefined {
  const wire = value === '4 ' || value === '4' ? '4+' : value;
  return roomOptions.find((option) => option.wire === wire)?.key;
}

/** Returns unique values in the form's order. */
export function sortRooms(rooms: Iterable<Rooms>): Rooms[] {
  const chosen = new Set(rooms);
  return roomOptions.map((option) => option.key).filter((key) => chosen.has(key));
}

/** A range of room counts, inclusive; `from` equals `to` for a single one. */
export interface RoomsRun {
  readonly from: Rooms;
  readonly to: Rooms;
}

/** Joins adjacent room counts: 1, 2, 4+ gives 1-2 and 4+ ('1-2 комн., 4+ комн.', §9). A studio stays separate. */
export function roomRuns(rooms: readonly Rooms[]): RoomsRun[] {
  const numbers: readonly Rooms[] = ['1', '2', '3', '4+'];
  const runs: RoomsRun[] = [];
  for (const room of sortRooms(rooms)) {
    const last = runs.at(-1);
    const follows = last !== undefined && room !== '4+' && room !== 'studio' && numbers.indexOf(room) === numbers.indexOf(last.to) + 1;
    if (follows) runs[runs.length - 1] = { from: last.from, to: room };
    else runs.push({ from: room, to: room });
  }
  return runs;
}
