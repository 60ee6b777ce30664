import { useLazy } from '../../../ui/hooks/useLazy';
import type { FoundOffersProps } from '../empty/Offers';
import { SaveSearch } from './SaveSearch';

export interface BelowListProps extends FoundOffersProps {
  readonly pageSize: number;
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
