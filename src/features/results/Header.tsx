import { createElement, type Ref } from 'react';
import { type Ordering, orderings } from '../../domain/enumerations';
import type { SearchFilters } from '../../domain/filters';
import { useText } from '../../text/TextContext';
import { LiveRegion } from '../../ui/LiveRegion';
import { Select } from '../../ui/Select';
import { Skeleton } from '../../ui/Skeleton';
import { Bar, Count, HeadingBox } from './Results.styles';

export interface HeaderProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly headingLevel: number;
  readonly filters: SearchFilters;
  /** Null while it is not known. */
  readonly count: number | null;
  readonly isLoading: boolean;
  readonly layout: 'rows' | 'compact';
  onSort(ordering: Ordering): void;
}

/** Heading built from the filters, the number of listings and the order (§2). */
export function Header({ headingRef, headingLevel, filters, count, isLoading, layout, onSort }: HeaderProps) {
  const { t, format } = useText();
  const { tradeType, realtyType, rooms, ordering } = filters;
  const heading = t.results.heading(tradeType, realtyType, rooms);
  const countText = count === null ? '' : `${format.number(count)} ${t.results.countNoun(count)}`;
  return (
    <>
      <HeadingBox $layout={layout}>
        {createElement(`h${headingLevel}`, { ref: headingRef, tabIndex: -1, part: 'heading' }, heading)}
      </HeadingBox>
      <Bar $layout={layout}>
        <Count>
          {count === null ? (
            isLoading && <Skeleton $width="104px" $height="20px" />
          ) : (
            <>
              <b>{format.number(count)}</b> {t.results.countNoun(count)}
            </>
          )}
        </Count>
        <Select
          part="sort"
          variant="ghost"
          icon="arrows-sort"
          label={t.results.sort}
          hideLabel
          value={ordering}
          options={orderings.map(({ key }) => ({ value: key, label: t.results.sortOption[key] }))}
          onChange={(key) => onSort(key as Ordering)}
        />
      </Bar>
      <LiveRegion>{isLoading ? t.results.loading : countText}</LiveRegion>
    </>
  );
}
