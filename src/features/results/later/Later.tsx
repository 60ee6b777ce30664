import { useStore } from '../../../base/hooks/useStore';
import { useSearchMemory } from '../../../state/device/useSearchMemory';
import type { SearchSession } from '../../../state/search/searchSession';
import { Unread } from './Unread';

export { BelowList } from './BelowList';
export { SaveSearch } from './SaveSearch';

export interface LaterProps {
  readonly session: SearchSession;
}

/** What results have beside the first cards: the device remembers the search, and what was not understood of its address is said. */
export function Later({ session }: LaterProps) {
  useSearchMemory(session);
  const problems = useStore(session.store, (state) => state.problems);
  return <Unread problems={problems} />;
}
