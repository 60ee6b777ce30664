import type { NearbyStation } from '../../../domain/metro/nearbyStations';
import { activeFilters } from '../../../domain/search/activeFilters';
import { isRangeKey } from '../../../domain/search/filters';
import { filterLabel } from '../../../text/filters/filterLabel';
import type { useFilterText } from '../../../text/filters/useFilterText';
import { NBSP } from '../../../text/format/format';
import { startingSmall } from '../../../text/format/startingSmall';
import type { ConditionChange } from './useChanges';

type FilterTexts = ReturnType<typeof useFilterText>;

/** Words of a change. */
export interface ChangeTexts {
  /** Among others of its kind: 'Цена до 35 млн ₽'. */
  readonly title: string;
  /** In a few words: 'до 35 млн ₽'. */
  readonly short: string;
  /** What it changes: 'сейчас до 20 млн ₽'. */
  readonly note: string | null;
}

export function changeTexts({ condition, filters }: ConditionChange, texts: FilterTexts): ChangeTexts {
  const { text } = texts;
  if (!condition) return { title: text.withoutAll, short: text.withoutAll, note: null };
  const { kind, active } = condition;
  const labels = active.map((one) => filterLabel(one, texts));
  if (kind === 'flag') {
    const without = text.without(labels.join(', '));
    return { title: without, short: without, note: text.restStays };
  }
  // Names of stations keep their capitals, other words are in the middle of a phrase.
  const note = text.now(labels.map((label) => (kind === 'metro' ? label : startingSmall(label))).join(', '));
  const looser = isRangeKey(kind) && activeFilters(filters).find((one) => one.kind === kind);
  if (!looser) return { title: text.any[kind], short: text.any[kind], note };
  const short = filterLabel(looser, texts);
  return { title: `${text[kind]} ${short}`, short, note };
}

/** '1,1 км от Фрунзенской' */
export function stationNote({ distance }: NearbyStation, { text, format }: FilterTexts): string {
  if (!distance) return text.onNextStop;
  const { metres, from } = distance;
  const length =
    metres < 950
      ? ([Math.max(10, Math.round(metres / 10) * 10), text.metres] as const)
      : ([Math.round(metres / 100) / 10, text.kilometres] as const);
  return text.fromStation(`${format.number(length[0])}${NBSP}${length[1]}`, from);
}
