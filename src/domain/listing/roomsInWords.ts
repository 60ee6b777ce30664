import type { Rooms } from '../enumerations';

/** Rooms of a sentence. */
export interface RoomsInWords {
  readonly isStudio: boolean;
  /** Numbers that stand alone. */
  readonly exact: readonly string[];
  /** 'N and more': the start of the numbers that run up to 4+; none without 4+. */
  readonly from: string | undefined;
}

/** The rooms in the form's order. */
export function roomsInWords(rooms: readonly Rooms[]): RoomsInWords {
  const numbers = rooms.filter((room) => room !== 'studio').join('');
  const [run, from] = /(((1?2)?3)?4)\+/.exec(numbers) ?? [''];
  return { isStudio: rooms.includes('studio'), exact: [...numbers.replace(run, '')], from: from?.[0] };
}
