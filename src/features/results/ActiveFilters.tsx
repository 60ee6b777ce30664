import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLatest } from '../../base/hooks/useLatest';
import { type ActiveFilter, activeFilters, advancedFiltersOf, clearedFilters } from '../../domain/search/activeFilters';
import { rebased, type SearchFilters } from '../../domain/search/filters';
import type { FixedFilters } from '../../domain/search/fixedFilters';
import { withoutFilter } from '../../domain/search/withoutFilter.lazy';
import { MetroGlyph } from '../../parts/MetroLabel';
import { useMetroRegister } from '../../state/search/useMetroRegister';
import { filterLabel } from '../../text/filters/filterLabel';
import { useFilterText } from '../../text/filters/useFilterText';
import { Button } from '../../ui/buttons/Button';
import { FilterChip } from '../../ui/buttons/FilterChip';
import { useLazy } from '../../ui/hooks/useLazy';
import { saidAbove } from './Results.styles';
import type { Removal } from './UndoToast';

const fetchUndo = () => import('./UndoToast').then((module) => module.UndoToast);

/** Active filters: one scrolling row in a narrow container. */
const Chips = styled.div<{ $isBeside: boolean }>`
  display: flex;
  gap: 6px;
  min-height: 32px;
  > * {
    flex: none;
  }
  overflow-x: auto;
  scrollbar-width: none;
  /* Space for the focus outline, which scrolling would cut off; beyond the end edge it would make the page scroll sideways. */
  padding: 4px;
  margin-block: 4px -4px;
  margin-inline-start: -4px;
  @container kv (min-width: 600px) {
    flex-wrap: wrap;
    overflow: visible;
  }
  ${({ $isBeside }) => $isBeside && saidAbove}
`;

export interface ActiveFiltersProps {
  readonly filters: SearchFilters;
  readonly fixed: FixedFilters;
  /** The form beside the results shows the others. */
  readonly isOnlyAdvanced: boolean;
  /** Called with the filters after the visitor removed one. */
  onChange(filters: SearchFilters): void;
  /** The focused chip was removed: move the focus to where reading continues. */
  onEmpty(): void;
}

/** The active filters, each with a button that removes it (§2). */
export function ActiveFilters({ filters, fixed, isOnlyAdvanced, onChange, onEmpty }: ActiveFiltersProps) {
  const texts = useFilterText();
  const { text } = texts;
  const [removal, setRemoval] = useState<Removal | null>(null);
  const { value: UndoToast } = useLazy(fetchUndo, removal);
  const latest = useLatest(filters);
  const chips = useRef<HTMLDivElement>(null);
  const active = (isOnlyAdvanced ? advancedFiltersOf : activeFilters)(filters, fixed);
  const stations = useMetroRegister(active.some(({ kind }) => kind === 'metro'));

  const change = (after: SearchFilters, text: string) => {
    setRemoval({ text, before: filters, after });
    onChange(after);
  };
  const remove = (one: ActiveFilter, index: number) => {
    // After the last chip was removed, the focus goes to the one before.
    const before = index === active.length - 1 && chips.current?.children[index - 1];
    if (before instanceof HTMLElement) before.focus();
    change(withoutFilter(filters, one), text.removed(filterLabel(one, texts)));
    if (active.length === 1) onEmpty();
  };
  const reset = () => {
    change(clearedFilters(filters, fixed), text.resetDone);
    onEmpty();
  };
  // What else has changed meanwhile stays.
  const undo = ({ before, after }: Removal) => onChange(rebased(latest.current, after, before));
  const glyph = (name: string) => {
    const line = stations.status === 'ready' ? stations.value.options.find((option) => option.name === name)?.lines[0] : undefined;
    return <MetroGlyph color={line?.color ?? null} route={line?.route ?? null} />;
  };

  return (
    <>
      {active.length > 0 && (
        <Chips ref={chips} $isBeside={isOnlyAdvanced} part="chips" role="group" aria-label={text.chips}>
          {active.map((one, index) => {
            const label = filterLabel(one, texts);
            return (
              // Keyed by position: after a removal the focus stays on the chip that follows.
              <FilterChip key={index} part="chip" removeLabel={text.remove(label)} onRemove={() => remove(one, index)}>
                {one.kind === 'metro' && glyph(one.value)}
                {label}
              </FilterChip>
            );
          })}
          <Button variant="ghost" size="s" onClick={reset}>
            {text.reset}
          </Button>
        </Chips>
      )}
      {UndoToast && <UndoToast removal={removal} onUndo={undo} />}
    </>
  );
}
