import { createElement, useLayoutEffect, useRef } from 'react';
import { TabLoading } from '../../../parts/account/TabLoading';
import { useFavouritesText } from '../../../text/listing/favourites/useFavouritesText';
import { Button } from '../../../ui/buttons/Button';
import { useLazy } from '../../../ui/hooks/useLazy';
import { FailureState } from '../../../ui/states/FailureState';
import { Buttons, Heading, Section } from '../Favourites.styles';
import type { ComparisonTableProps } from './ComparisonTable';

const fetchTable = () => import('./ComparisonTable').then(({ ComparisonTable }) => ComparisonTable);

export interface ComparisonProps extends ComparisonTableProps {
  readonly headingLevel: number;
  onBack(): void;
}

/** Takes the place of the cards; the code of its table follows. */
export function Comparison({ headingLevel, onBack, ...table }: ComparisonProps) {
  const { text } = useFavouritesText();
  const { value: Table, hasFailed, load } = useLazy(fetchTable, true);
  const heading = useRef<HTMLElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Section aria-label={text.comparison} data-state="comparison">
      <Heading>
        {createElement(`h${headingLevel}`, { part: 'heading', ref: heading, tabIndex: -1 }, text.comparison)}
        <Buttons>
          <Button onClick={onBack}>{text.backToFavourites}</Button>
        </Buttons>
      </Heading>
      {Table ? (
        <Table {...table} />
      ) : hasFailed ? (
        <FailureState headingLevel={headingLevel + 1} onRetry={load} />
      ) : (
        <TabLoading label={text.loading} />
      )}
    </Section>
  );
}
