import { useRef } from 'react';
import { styled } from 'styled-components';
import { useStore } from '../../base/hooks/useStore';
import { roomRuns } from '../../domain/listing/rooms';
import { activeFilters, advancedFiltersOf } from '../../domain/search/activeFilters';
import type { SearchFilters } from '../../domain/search/filters';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { searchOf } from '../../state/search/searchSession';
import type { Texts } from '../../text/catalogue/TextContext';
import { filterLabel } from '../../text/filters/filterLabel';
import { useFilterText } from '../../text/filters/useFilterText';
import { priceRange } from '../../text/format/priceRange';
import { Button } from '../../ui/buttons/Button';
import { VisuallyHidden } from '../../ui/dom/VisuallyHidden';
import { fetchFiltersDialog } from '../search-form/FiltersField';
import { Line } from './Line.styles';

/** A summary of two lines at most, each cut where it ends. */
const Summary = styled(Line)`
  > button {
    flex: 1;
    justify-content: flex-start;
    min-width: 48px;
    min-height: 48px;
    padding-block: 4px;
    > :nth-child(2) {
      display: grid;
      flex: 1;
      text-align: start;
      > span {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      > :nth-child(2) {
        font: var(--kv-type-caption);
        color: var(--kv-text-muted);
      }
    }
  }
`;

export interface FoldedFormProps {
  /** Name of the search. */
  readonly session: string;
}

/**
 * Replaces the form by one line in a narrow container: a summary of the search. It opens the dialog of all filters, which has every field there,
 * so that a phone confirms once. The form stays mounted behind it; it shows itself where the dialog cannot be loaded.
 */
export function FoldedForm({ session: name }: FoldedFormProps) {
  const texts = useFilterText();
  const { common } = texts;
  const session = searchOf(useRuntime(), name);
  const filters = useStore(session.store, (state) => state.filters);
  const fixed = useStore(session.store, (state) => state.fixed);
  const line = useRef<HTMLDivElement>(null);
  const prepare = () => void fetchFiltersDialog().catch(() => {});
  const details = [...filters.metro, ...advancedFiltersOf(filters, fixed).map((one) => filterLabel(one, texts))];
  const count = activeFilters(filters, fixed).length;
  return (
    <Summary ref={line} part="form" role="group" aria-label={common.form.name} data-state="folded">
      <Button
        icon="search"
        counter={count}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => line.current?.nextElementSibling?.querySelector<HTMLElement>('[part~=filters]')?.click()}
      >
        <span>{summaryOf(filters, { ...texts, text: common })}</span> {details.length > 0 && <span>{details.join(', ')}</span>}
        {count > 0 && <VisuallyHidden> {common.form.filters}</VisuallyHidden>}
      </Button>
    </Summary>
  );
}

/** 'Купить, 2 комн., 10 — 35 млн ₽'; the default type is omitted when rooms are chosen. */
function summaryOf({ tradeType, realtyType, rooms, priceMin, priceMax }: SearchFilters, texts: Texts): string {
  const { text } = texts;
  return [
    text.form.dealOption[tradeType],
    (rooms.length === 0 || realtyType !== 'flat') && text.form.realtyOption[realtyType],
    text.form.roomsSummary(roomRuns(rooms)),
    priceRange(priceMin, priceMax, texts),
  ]
    .filter(Boolean)
    .join(', ');
}
