import type { ReactNode } from 'react';
import type { SearchFilters } from '../../../domain/search/filters';
import type { FixedFilters } from '../../../domain/search/fixedFilters';
import type { SearchSession } from '../../../state/search/searchSession';
import { EmptyBox } from './EmptyBox';
import { FewBox } from './FewBox';
import { useChanges } from './useChanges';

export interface FoundOffersProps {
  readonly session: SearchSession;
  readonly filters: SearchFilters;
  readonly fixed: FixedFilters;
  /** What they find. */
  readonly count: number;
  readonly headingLevel: number;
  /** What says that nothing was found; false where something was. */
  readonly children: ReactNode;
  /** The visitor chose another search. */
  onChange(filters: SearchFilters): void;
}

/** Says beside nothing, or below few listings on their only page, which change of the search finds more, and how many. */
export function Offers({ session, filters, fixed, count, headingLevel, children, onChange }: FoundOffersProps) {
  const changes = useChanges(filters, fixed, count);
  if (count > 0) return <FewBox {...{ session, changes, headingLevel, onChange }} isFlats={filters.realtyType === 'flat'} />;
  return <EmptyBox {...{ changes, headingLevel, onChange }}>{children}</EmptyBox>;
}
