import { createElement, type ReactNode, type RefObject } from 'react';
import { type Ordering, orderings } from '../../domain/enumerations';
import { advancedFilterCount, isNarrowed } from '../../domain/search/activeFilters';
import { costOfOther, type SearchFilters } from '../../domain/search/filters';
import { type FixedFilters, isFixed } from '../../domain/search/fixedFilters';
import { useText } from '../../text/catalogue/TextContext';
import { Button } from '../../ui/buttons/Button';
import { LiveRegion } from '../../ui/dom/LiveRegion';
import { Select } from '../../ui/fields/Select';
import { useLazy } from '../../ui/hooks/useLazy';
import { mapIcon } from '../../ui/icons/mapIcon';
import { Skeleton } from '../../ui/states/Skeleton';
import { Bar, ChipsSpace, Count, HeadingBox, Tools } from './Results.styles';

export interface ResultsHeaderProps {
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly headingLevel: number;
  readonly filters: SearchFilters;
  /** Null while unknown. */
  readonly count: number | null;
  readonly isLoading: boolean;
  readonly layout: 'rows' | 'compact';
  readonly fixed: FixedFilters;
  /** A form beside the results shows rooms, price and stations. */
  readonly hasForm: boolean;
  /** The last chip is gone, with the focus. */
  onEmpty(): void;
  /** The visitor removed an active filter. */
  onFilters(filters: SearchFilters): void;
  onSort(ordering: Ordering): void;
  /** Between the number and the order. */
  readonly children?: ReactNode;
  /** Absent when the visitor cannot open the map. */
  readonly onMap?: {
    readonly ref: RefObject<HTMLButtonElement | null>;
    /** The visitor is about to open it. */
    prepare(): void;
    open(): void;
  };
}

export const fetchChips = () => import('./ActiveFilters').then((module) => module.ActiveFilters);

/** Heading made from the filters, the number of listings and the sort order (§2). */
export function Header(props: ResultsHeaderProps) {
  const { headingRef, headingLevel, filters, fixed, count, isLoading, layout, hasForm, onEmpty, onFilters, onSort, onMap } = props;
  const { text, format } = useText();
  const { tradeType, realtyType, rooms, ordering } = filters;
  const heading = text.results.heading(tradeType, realtyType, rooms);
  const countText = count === null ? '' : `${format.number(count)} ${text.results.countNoun(count)}`;
  // Nothing is said twice: beside a form chips show what it has no field for.
  const hasChips = hasForm ? advancedFilterCount(filters, fixed) > 0 : isNarrowed(filters, fixed);
  const { value: ActiveFilters } = useLazy(fetchChips, hasChips);
  return (
    <>
      <HeadingBox $layout={layout}>
        {createElement(`h${headingLevel}`, { ref: headingRef, tabIndex: -1, part: 'heading' }, heading)}
      </HeadingBox>
      {/* Also without chips: it may offer the last one back. */}
      {ActiveFilters ? (
        <ActiveFilters filters={filters} fixed={fixed} isOnlyAdvanced={hasForm} onChange={onFilters} onEmpty={onEmpty} />
      ) : (
        hasChips && <ChipsSpace $isBeside={hasForm} data-lazy="" aria-hidden="true" />
      )}
      <Bar $layout={layout}>
        <Count>
          {count === null ? (
            isLoading && <Skeleton $width="104px" $height="20px" />
          ) : (
            <>
              <b>{format.number(count)}</b> {text.results.countNoun(count)}
            </>
          )}
        </Count>
        {props.children}
        <Tools>
          {!isFixed(fixed, 'ordering') && (
            <Select
              part="sort"
              variant="ghost"
              icon="arrows-sort"
              label={text.results.sort}
              hideLabel
              value={ordering}
              options={orderings.flatMap(({ key }) =>
                key === costOfOther(tradeType) ? [] : { value: key, label: text.results.sortOption[key] },
              )}
              onChange={(key) => onSort(key as Ordering)}
            />
          )}
          {onMap && (
            <Button
              part="on-map"
              icon={mapIcon}
              ref={onMap.ref}
              onPointerEnter={onMap.prepare}
              onFocus={onMap.prepare}
              onClick={onMap.open}
            >
              {text.results.onMap}
            </Button>
          )}
        </Tools>
      </Bar>
      <LiveRegion>{isLoading ? text.results.loading : countText}</LiveRegion>
    </>
  );
}
