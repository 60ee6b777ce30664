import { useStore } from '../../base/hooks/useStore';
import { useRuntime } from '../runtime/runtimeContext';
import { accountOf } from './account';

/** Returns the id of who is signed in; null while that is not known, and when nobody is. */
export function useUserId(): number | null {
  return useStore(accountOf(useRuntime()).store, (state) => (state.status === 'signedIn' ? (state.user?.id ?? null) : null));
}
