import type { ParameterProblem } from '../../domain/search/filtersQuery';
import type { Problem } from './runtimeContext';

/** The code for the page's own markup did not arrive. */
export const ownMarkupMissing: Problem = { code: 'load', message: 'Код шаблонов не загружен.' };

/** A card that failed to draw; the list goes on without it. */
export function brokenCard(thrown: unknown): Problem {
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return { code: 'broken-card', message: `Объявление не отрисовано и пропущено: ${reason}.` };
}

/** Tells the page of filters that it has written and that could not be taken; `place` is where they stand. */
export function reportBadFilters(report: (problem: Problem) => void, place: string, problems: readonly ParameterProblem[]): void {
  if (problems.length === 0) return;
  // The wording is for the few who need it.
  import('../search/badFilters').then(
    ({ badFilters }) => report(badFilters(place, problems)),
    () => report({ code: 'bad-filters', message: place }),
  );
}
