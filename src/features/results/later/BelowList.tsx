import type { ReactNode } from 'react';
import type { SearchFilters } from '../../../domain/search/filters';
import type { FixedFilters } from '../../../domain/search/fixedFilters';
import type { SearchSession } from '../../../state/search/searchSession';
import { useLazy } from '../../../ui/hooks/useLazy';
import { SaveSearch } from './SaveSearch';

export interface BelowListProps {
  readonly session: SearchSession;
  readonly filters: SearchFilters;
  readonly fixed: FixedFilters;
  /** What they find. */
  readonly count: number;
  readonly pageSize: number;
  readonly headingLevel: number;
  /** What says that nothing was found; false where something was. */
  readonly children: ReactNode;
  /** The visitor chose another search. */
  onChange(filters: SearchFilters): void;
}

const fetchOffers = () => import('../empty/Offers').then((module) => module.Offers);

/** Below the cards, or in their place: what finds more, if they are few; on a phone the button that keeps the search. */
export function BelowList(props: BelowListProps) {
  const { session, count, pageSize, children } = props;
  const isFew = count < 5 && count <= pageSize;
  const { value: Offers } = useLazy(fetchOffers, isFew);
  if (isFew && Offers) return <Offers {...props} />;
  return children || <SaveSearch session={session} place="below" />;
}
