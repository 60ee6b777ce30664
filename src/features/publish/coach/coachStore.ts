import { createStore, type Store } from '../../../base/createStore';
import type { PostingHint } from '../../../domain/listing/postingRules/postingHint';

/** What the rule coach has to say. */
export interface CoachState {
  readonly hints: readonly PostingHint[];
  /** The description as it was read: places in it are of this text. */
  readonly read: string;
  /** Hints that the visitor has put aside, by `hintKey`. */
  readonly dismissed: ReadonlySet<string>;
  /** Photos that a hint is about, counted from 0. */
  readonly photos: readonly number[];
  /** Sending has stopped once, to show hints that came with it. */
  readonly hasStopped: boolean;
}

/** The hints of one form. The code that finds them comes later, or never: until then there are none. */
export interface CoachStore extends Store<CoachState> {
  /** Reads everything at once. Returns true if the visitor should see something that was not shown before. */
  check?: (() => boolean) | undefined;
}

export function createCoachStore(): CoachStore {
  return { ...createStore<CoachState>({ hints: [], read: '', dismissed: new Set(), photos: [], hasStopped: false }) };
}
