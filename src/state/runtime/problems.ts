import type { ParameterProblem } from '../../domain/search/filtersQuery';
import type { Problem } from './runtimeContext';

/** The code for the page's own templates failed to load. */
export const ownMarkupMissing: Problem = { code: 'load', message: 'Код шаблонов не загружен.' };

/** A card that failed to render; the list leaves it out. */
export function brokenCard(thrown: unknown): Problem {
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return { code: 'broken-card', message: `Объявление не отрисовано и пропущено: ${reason}.` };
}

/** Reports filters of the page that could not be read; `place` names the attribute or the address. */
export function reportBadFilters(report: (problem: Problem) => void, place: string, problems: readonly ParameterProblem[]): void {
  if (problems.length === 0) return;
  // The messages are rarely needed.
  import('../search/badFilters').then(
    ({ badFilters }) => report(badFilters(place, problems)),
    () => report({ code: 'bad-filters', message: place }),
  );
}
