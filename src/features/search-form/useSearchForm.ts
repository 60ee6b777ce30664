import { useRef, useState } from 'react';
import type { TradeType } from '../../domain/enumerations';
import { type PriceProblem, priceProblem, type SearchFilters } from '../../domain/filters';
import { formatQuery } from '../../domain/filtersQuery';
import { foldStationName, type MetroOption } from '../../domain/metro';
import { useSearch } from '../../state/useSearch';
import { useStore } from '../../state/useStore';
import type { SearchDetail } from './definition';

export interface SearchFormModel {
  /** What the fields show; it becomes the search when submitted. */
  readonly draft: SearchFilters;
  readonly priceProblem: PriceProblem | null;
  /** Text typed into the metro field and not chosen yet. */
  readonly metroText: string;
  /** The search of this form failed last time (§8). */
  readonly hasFailed: boolean;
  change(patch: Partial<SearchFilters>): void;
  changeDeal(deal: TradeType): void;
  typeMetro(text: string): void;
  toggleMetro(name: string): void;
  /** Answers what was submitted, or null while the price is wrong. */
  submit(stations: readonly MetroOption[] | null): SearchDetail | null;
}

interface Price {
  readonly priceMin: number | null;
  readonly priceMax: number | null;
}

export function useSearchForm(sessionName: string): SearchFormModel & { apply(filters: SearchFilters): void } {
  const { session, filters: applied } = useSearch(sessionName);
  const hasFailed = useStore(session.store, ({ status }) => status === 'error');
  const [draft, setDraft] = useState(applied);
  const [metroText, setMetroText] = useState('');
  // A search that changed elsewhere (address, another form) replaces the draft during the same render.
  const [shown, setShown] = useState(applied);
  if (shown !== applied) {
    setShown(applied);
    setDraft(applied);
  }
  // A price of one deal means nothing for the other, but comes back when the deal does.
  const priceOfDeal = useRef<Partial<Record<TradeType, Price>>>({});
  const problem = priceProblem(draft.priceMin, draft.priceMax);

  return {
    draft,
    priceProblem: problem,
    metroText,
    hasFailed,
    change: (patch) => setDraft((current) => ({ ...current, ...patch })),
    changeDeal(tradeType) {
      const { priceMin, priceMax } = draft;
      priceOfDeal.current[draft.tradeType] = { priceMin, priceMax };
      const price = priceOfDeal.current[tradeType] ?? { priceMin: null, priceMax: null };
      setDraft({ ...draft, tradeType, ...price });
    },
    typeMetro: setMetroText,
    toggleMetro(name) {
      setMetroText('');
      const metro = draft.metro.includes(name) ? draft.metro.filter((other) => other !== name) : [...draft.metro, name];
      setDraft({ ...draft, metro });
    },
    submit(stations) {
      if (problem) return null;
      const typed = stations?.find((station) => foldStationName(station.name) === foldStationName(metroText));
      const metro = typed && !draft.metro.includes(typed.name) ? [...draft.metro, typed.name] : draft.metro;
      if (typed) setMetroText('');
      const filters: SearchFilters = { ...draft, metro, ordering: applied.ordering };
      setDraft(filters);
      return { filters, query: formatQuery(filters) };
    },
    apply: session.apply,
  };
}
