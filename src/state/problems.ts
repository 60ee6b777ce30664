import type { ParameterProblem, QueryProblem } from '../domain/filtersQuery';
import type { Problem } from './runtimeContext';

/** The code for the page's own markup did not arrive. */
export const ownMarkupMissing: Problem = { code: 'load', message: 'Код шаблонов не загружен.' };

/** A card that failed to draw; the list goes on without it. */
export function brokenCard(thrown: unknown): Problem {
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return { code: 'broken-card', message: `Объявление не отрисовано и пропущено: ${reason}.` };
}

const complaints: Record<QueryProblem, string> = {
  unknownValue: 'такого значения нет',
  unknownParameter: 'такого фильтра нет',
  notANumber: 'не число',
  outOfRange: 'вне допустимых пределов',
  minAboveMax: 'минимум больше максимума',
  tooMany: 'слишком много значений',
  tooLong: 'строка слишком длинная',
};

/** Filters written by the page, of which a part could not be taken; the rest holds. `place` is where they stand. */
export function badFilters(place: string, problems: readonly ParameterProblem[]): Problem {
  const list = problems
    .slice(0, 10)
    .map(({ parameter, problem }) => (parameter ? `${parameter}: ${complaints[problem]}` : complaints[problem]));
  return { code: 'bad-filters', message: `Не всё в ${place} удалось прочитать (${list.join('; ')}). Остальное действует.` };
}
