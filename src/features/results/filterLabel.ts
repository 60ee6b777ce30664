import type { ActiveFilter } from '../../domain/search/activeFilters';
import type { useFilterText } from '../../text/filters/useFilterText';

type FilterTexts = ReturnType<typeof useFilterText>;

/** Words of one chosen filter: 'от 45 м²', 'этаж 3 — 9', 'Не первый этаж', '2 комн.' */
export function filterLabel(one: ActiveFilter, { f, format }: FilterTexts): string {
  switch (one.kind) {
    case 'rooms':
      return f.roomsChip(one.value);
    case 'price':
      return format.priceRange(one.min, one.max);
    case 'metro':
      return one.value;
    case 'area':
      return range(one.min, one.max, format.number, format.area, f);
    case 'floor':
      return f.floorChip(range(one.min, one.max, format.number, format.number, f));
    case 'building':
      return f.buildingOption[one.value];
    case 'repair':
      return f.repairOption[one.value];
    case 'bathroom':
      return f.bathroomOption[one.value];
    case 'flag':
      if (one.value === 'not_first_floor') return f.notFirstFloorChip;
      if (one.value === 'not_last_floor') return f.notLastFloorChip;
      return f.flag[one.value];
    default:
      return one satisfies never;
  }
}

type Write = (value: number) => string;

/** 'от 45 м²', 'до 80 м²', '45 — 80 м²': the unit stands once. */
function range(min: number | null, max: number | null, plain: Write, withUnit: Write, f: FilterTexts['f']): string {
  if (min !== null && max !== null) return min === max ? withUnit(min) : `${plain(min)} — ${withUnit(max)}`;
  return min !== null ? `${f.from} ${withUnit(min)}` : `${f.to} ${withUnit(max ?? 0)}`;
}
