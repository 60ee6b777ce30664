import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from '../../base/hooks/useStore';
import { roomRuns } from '../../domain/listing/rooms';
import { advancedFilterCount, advancedFiltersOf } from '../../domain/search/activeFilters';
import type { SearchFilters } from '../../domain/search/filters';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { searchOf } from '../../state/search/searchSession';
import type { Texts } from '../../text/catalogue/TextContext';
import { useFilterText } from '../../text/filters/useFilterText';
import { priceRange } from '../../text/format/priceRange';
import { Button } from '../../ui/buttons/Button';
import { IconButton } from '../../ui/buttons/IconButton';
import { hasFocus } from '../../ui/dom/dom';
import { filterLabel } from '../results/filterLabel';
import { Line } from './Line.styles';

/** A summary of two lines at most, each cut where it ends, and a button for all filters. */
const Summary = styled(Line)`
  > button {
    min-width: 48px;
    min-height: 48px;
  }
  > :first-child {
    flex: 1;
    justify-content: flex-start;
    padding-block: 4px;
    > span {
      display: grid;
      text-align: start;
      > * {
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
  /* Its counter does not stick out: a page that gives the widget its full width would scroll sideways. */
  > :last-child > span {
    right: 0;
    left: auto;
  }
`;

export interface FoldedFormProps {
  /** Name of the search. */
  readonly session: string;
}

/**
 * Replaces the form by one line in a narrow container: a summary of the search, which unfolds the form, and a button for all filters. The form
 * follows in the page and keeps everything that was typed.
 */
export function FoldedForm({ session: name }: FoldedFormProps) {
  const texts = useFilterText();
  const { common } = texts;
  const session = searchOf(useRuntime(), name);
  const filters = useStore(session.store, (state) => state.filters);
  const fixed = useStore(session.store, (state) => state.fixed);
  const [isOpen, setOpen] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const form = () => line.current?.nextElementSibling ?? null;

  useEffect(() => {
    const form = line.current?.nextElementSibling ?? null;
    let isSubmitting = false;
    let last = session.store.get().filters;
    // Every change of a field applies at once; only submitting is the end of it.
    const submitted = () => {
      isSubmitting = true;
      setTimeout(() => {
        isSubmitting = false;
      });
    };
    // Before the form itself hears of it.
    form?.addEventListener('submit', submitted, { capture: true });
    const unsubscribe = session.store.subscribe(() => {
      const { filters } = session.store.get();
      if (filters === last) return;
      last = filters;
      if (!isSubmitting) return;
      hadFocus.current = hasFocus(form);
      setOpen(false);
    });
    return () => {
      form?.removeEventListener('submit', submitted, { capture: true });
      unsubscribe();
    };
  }, [session]);
  // By now a dialog of the form has restored the focus to an element that is hidden.
  useEffect(() => {
    if (!isOpen && hadFocus.current) summary.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [isOpen]);

  const details = [...filters.metro, ...advancedFiltersOf(filters, fixed).map((one) => filterLabel(one, texts))];
  return (
    <Summary ref={line} part="form" role="group" aria-label={common.form.name} data-state={isOpen ? 'open' : 'folded'}>
      <Button ref={summary} icon="search" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {/* Unfolded, the form says what is chosen. */}
        <span>{isOpen ? common.form.name : summaryOf(filters, { ...texts, text: common })}</span>{' '}
        {!isOpen && details.length > 0 && <span>{details.join(', ')}</span>}
      </Button>
      <IconButton
        icon="adjustments-horizontal"
        variant="line"
        label={common.form.filters}
        counter={advancedFilterCount(filters, fixed)}
        aria-haspopup="dialog"
        onClick={() => form()?.querySelector<HTMLElement>('[part~=filters]')?.click()}
      />
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
