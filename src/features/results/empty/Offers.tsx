import type { BelowListProps } from '../later/BelowList';
import { EmptyBox } from './EmptyBox';
import { FewBox } from './FewBox';
import { useChanges } from './useChanges';

/** Says beside nothing, or below few listings on their only page, which change of the search finds more, and how many. */
export function Offers({ session, filters, fixed, count, headingLevel, children, onChange }: BelowListProps) {
  const changes = useChanges(filters, fixed, count);
  if (count > 0) return <FewBox {...{ session, changes, headingLevel, onChange }} isFlats={filters.realtyType === 'flat'} />;
  return <EmptyBox {...{ changes, headingLevel, onChange }}>{children}</EmptyBox>;
}
