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
  /** Returns the filters to search by at once; null when they are searched already, still being typed, or nothing on the page answers. */
  settle(isTyping: boolean): SearchDetail | null;
  /** Returns the submitted filters, or null while a field is invalid. */
  submit(stations: readonly MetroOption[] | null): SearchDetail | null;
}

interface Price {
  readonly priceMin: number | null;
  readonly priceMax: number | null;
}

/** `follow` is called with every change of the draft, before it is drawn. */
export function useSearchForm(
  sessionName: string,
  follow: { readonly current: () => void },
): SearchFormModel & { apply(filters: SearchFilters): void } {
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
  const latest = useLatest({ draft, applied, fixed, metroText });

  const followed = useRef(draft);

  // What is submitted in the same task as a change has not been rendered yet.
  const put = (draft: SearchFilters) => {
    latest.current = { ...latest.current, draft };
    setDraft(draft);
  };
  const redraft = (change: (draft: SearchFilters) => SearchFilters) => {
    put(withFixed(change(latest.current.draft), latest.current.fixed));
    follow.current();
  };
  const retype = (metroText: string) => {
    latest.current = { ...latest.current, metroText };
    setMetroText(metroText);
  };

  // Stable, so that a field renders again only when its values change.
  const [actions] = useState(() => ({
    change: (patch: Partial<SearchFilters>) => redraft((draft) => ({ ...draft, ...patch })),
    changeDeal(tradeType: TradeType) {
      const { draft } = latest.current;
      const { priceMin, priceMax } = draft;
      priceOfDeal.current[draft.tradeType] = { priceMin, priceMax };
      const price = priceOfDeal.current[tradeType] ?? { priceMin: null, priceMax: null };
      redraft(() => ({ ...draft, tradeType, ...price }));
    },
    typeMetro: retype,
    toggleMetro(name: string) {
      retype('');
      redraft((draft) => ({
        ...draft,
        metro: draft.metro.includes(name) ? draft.metro.filter((other) => other !== name) : [...draft.metro, name],
      }));
    },
    clear() {
      retype('');
      redraft((draft) => clearedFilters(draft, latest.current.fixed));
    },
    settle(isTyping: boolean): SearchDetail | null {
      const { draft, applied, fixed } = latest.current;
      // A station is chosen from within the field; an amount is complete when the visitor leaves it.
      if (draft === followed.current || (isTyping && draft.metro === followed.current.metro)) return null;
      followed.current = draft;
      const { priceMin, priceMax, ordering } = applied;
      // A wrong price stays in its field, with its message; the other fields are searched.
      const price = rangeProblems(draft).price && { priceMin, priceMax };
      const filters = withFixed({ ...draft, ...price, ordering }, fixed);
      const query = formatQuery(filters);
      return session.subscribers.size === 0 || query === formatQuery(applied) ? null : { filters, query };
    },
    submit(stations: readonly MetroOption[] | null): SearchDetail | null {
      const { draft, applied, fixed, metroText } = latest.current;
      if (hasProblem(rangeProblems(draft))) return null;
      const typed = stations?.find((station) => foldStationName(station.name) === foldStationName(metroText));
      const metro = typed && !draft.metro.includes(typed.name) ? [...draft.metro, typed.name] : draft.metro;
      const filters = withFixed({ ...draft, metro, ordering: applied.ordering }, fixed);
      if (typed) {
        retype('');
        put(filters);
      }
      return { filters, query: formatQuery(filters) };
    },
  }));
  return { draft, fixed, problems, metroText, hasFailed, ...actions, apply: session.apply };
}
