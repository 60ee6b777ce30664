import { hasOwn } from '../../base/foreign/hasOwn';
import type { ActiveFilter } from '../../domain/search/activeFilters';
import type { RangeKey } from '../../domain/search/filters';
import { NBSP } from '../format/format';
import { priceRange } from '../format/priceRange';
import type { useFilterText } from './useFilterText';

type FilterTexts = ReturnType<typeof useFilterText>;

/** Returns the text of an active filter: 'от 45 м²', 'этаж 3 — 9', 'Не первый этаж', '2 комн.' */
export function filterLabel(one: ActiveFilter, texts: FilterTexts): string {
  const { text } = texts;
  if (one.kind === 'price') return priceRange(one.min, one.max, texts);
  if (!hasOwn(one, 'value')) return rangeLabel(one, texts);
  switch (one.kind) {
    case 'rooms':
      return text.roomsChip(one.value);
    case 'metro':
      return one.value;
    case 'flag':
      if (one.value === 'not_first_floor') return text.notFirstFloorChip;
      if (one.value === 'not_last_floor') return text.notLastFloorChip;
      return text.flag[one.value];
    default: {
      const labels: Readonly<Record<string, string>> = text[`${one.kind}Option` as const];
      return labels[one.value] ?? one.value;
    }
  }
}

type Range = Exclude<RangeKey, 'price'>;

/** 'от 45 м²', 'до 80 м²', '45 — 80 м²': the unit appears once. */
function rangeLabel({ kind, min, max }: Extract<ActiveFilter, { kind: Range }>, { text, format }: FilterTexts): string {
  const units: { readonly [K in `${Range}Unit`]?: string } = text;
  const chips: { readonly [K in `${Range}Chip`]?: (range: string) => string } = text;
  const unit = units[`${kind}Unit`];
  const withUnit = (value: number) => (unit ? `${format.number(value)}${NBSP}${unit}` : format.number(value));
  let range: string;
  if (min !== null && max !== null) range = min === max ? withUnit(min) : `${format.number(min)} — ${withUnit(max)}`;
  else range = min !== null ? `${text.from} ${withUnit(min)}` : `${text.to} ${withUnit(max ?? 0)}`;
  return chips[`${kind}Chip`]?.(range) ?? range;
}
