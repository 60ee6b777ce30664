import { findMetroOptions, type MetroOption } from '../metro';
import { type MetroInputProblem, metroInputProblem } from './metroInputProblem';
import { type SuggestedStations, suggestStations } from './suggestStations';

/** Stations for a typed text. */
export interface FoundStations extends SuggestedStations {
  /** What is wrong with the text, whatever was found for it. */
  readonly problem: MetroInputProblem | null;
}

/** Returns options for the typed text in the order of §5, without the chosen ones; for a text that begins no name, those that it may mean. */
export function findStations(options: readonly MetroOption[], typed: string, chosen: readonly string[]): FoundStations {
  const free = (found: readonly MetroOption[]) => found.filter(({ name }) => !chosen.includes(name));
  const problem = metroInputProblem(typed);
  const begun = problem ? [] : free(findMetroOptions(options, typed));
  if (begun.length > 0) return { options: begun, isGuess: false, problem };
  const suggested = suggestStations(options, typed);
  return { ...suggested, options: free(suggested.options), problem };
}
