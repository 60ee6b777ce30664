import type { ParameterProblem, QueryProblem } from '../../domain/search/filtersQuery';
import type { Problem } from '../runtime/runtimeContext';

const messages: Record<QueryProblem, string> = {
  unknownValue: 'такого значения нет',
  unknownParameter: 'такого фильтра нет',
  notANumber: 'не число',
  outOfRange: 'вне допустимых пределов',
  minAboveMax: 'минимум больше максимума',
  tooMany: 'слишком много значений',
  tooLong: 'строка слишком длинная',
};

/** Reports filters from the page that could be read only in part. `place` says where they are. */
export function badFilters(place: string, problems: readonly ParameterProblem[]): Problem {
  const list = problems
    .slice(0, 10)
    .map(({ parameter, problem }) => (parameter ? `${parameter}: ${messages[problem]}` : messages[problem]));
  return { code: 'bad-filters', message: `Не всё в ${place} удалось прочитать (${list.join('; ')}). Остальное действует.` };
}
