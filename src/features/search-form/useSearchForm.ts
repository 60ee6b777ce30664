import { useRef, useState } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import { useStore } from '../../base/hooks/useStore';
import type { TradeType } from '../../domain/enumerations';
import type { MetroOption } from '../../domain/metro/metro';
import { foldStationName } from '../../domain/metro/stationName';
import { clearedFilters } from '../../domain/search/activeFilters';
import { hasProblem, type RangeProblems, rangeProblems, rebased, type SearchFilters } from '../../domain/search/filters';
import { formatQuery } from '../../domain/search/filtersQuery';
import { type FixedFilters, withFixed } from '../../domain/search/fixedFilters';
import { useSearch } from '../../state/search/useSearch';
import type { SearchDetail } from './definition';

export interface SearchFormModel {
  /** The values of the fields; submitting applies them to the search. */
  readonly draft: SearchFilters;
  /** Filters fixed by the page: they have no fields. */
  readonly fixed: FixedFilters;
  readonly problems: RangeProblems;
  /** Text typed into the metro field that is not a choice yet. */
  readonly metroText: string;
  /** The last search of this form failed (§8). */
  readonly hasFailed: boolean;
  change(patch: Partial<SearchFilters>): void;
  changeDeal(deal: TradeType): void;
  typeMetro(text: string): void;
  toggleMetro(name: string): void;
  /** Clears everything that narrows the draft. */
  clear(): void;
  /** Returns the submitted filters, or null while a field is invalid. */
  submit(stations: readonly MetroOption[] | null): SearchDetail | null;
}

interface Price {
  readonly priceMin: number | null;
  readonly priceMax: number | null;
}

export function useSearchForm(sessionName: string): SearchFormModel & { apply(filters: SearchFilters): void } {
  const { session, filters: applied } = useSearch(sessionName);
  const hasFailed = useStore(session.store, ({ status }) => status === 'error');
  const fixed = useStore(session.store, (state) => state.fixed);
  const [draft, setDraft] = useState(applied);
  const [metroText, setMetroText] = useState('');
  // What is not submitted stays when the visitor sorts or removes a chip; a search from the page or its address replaces it.
  const [shown, setShown] = useState(applied);
  if (shown !== applied) {
    setShown(applied);
    setDraft(session.store.get().source === 'visitor' ? withFixed(rebased(draft, shown, applied), fixed) : applied);
  }
  // A price of one deal means nothing for the other, but comes back when the deal does.
  const priceOfDeal = useRef<Partial<Record<TradeType, Price>>>({});
  const problems = rangeProblems(draft);
  const latest = useLatest({ draft, applied, fixed, problems, metroText });

  // Stable, so that a field renders again only when its values change.
  const [actions] = useState(() => ({
    change(patch: Partial<SearchFilters>) {
      setDraft((current) => withFixed({ ...current, ...patch }, latest.current.fixed));
    },
    changeDeal(tradeType: TradeType) {
      const { draft, fixed } = latest.current;
      const { priceMin, priceMax } = draft;
      priceOfDeal.current[draft.tradeType] = { priceMin, priceMax };
      const price = priceOfDeal.current[tradeType] ?? { priceMin: null, priceMax: null };
      setDraft(withFixed({ ...draft, tradeType, ...price }, fixed));
    },
    typeMetro: setMetroText,
    toggleMetro(name: string) {
      setMetroText('');
      setDraft((current) => {
        const metro = current.metro.includes(name) ? current.metro.filter((other) => other !== name) : [...current.metro, name];
        return { ...current, metro };
      });
    },
    clear() {
      setMetroText('');
      setDraft((current) => clearedFilters(current, latest.current.fixed));
    },
    submit(stations: readonly MetroOption[] | null): SearchDetail | null {
      const { draft, applied, fixed, problems, metroText } = latest.current;
      if (hasProblem(problems)) return null;
      const typed = stations?.find((station) => foldStationName(station.name) === foldStationName(metroText));
      const metro = typed && !draft.metro.includes(typed.name) ? [...draft.metro, typed.name] : draft.metro;
      if (typed) setMetroText('');
      const filters = withFixed({ ...draft, metro, ordering: applied.ordering }, fixed);
      setDraft(filters);
      return { filters, query: formatQuery(filters) };
    },
  }));
  return { draft, fixed, problems, metroText, hasFailed, ...actions, apply: session.apply };
}
