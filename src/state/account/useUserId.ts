import { useStore } from '../../base/hooks/useStore';
import { useRuntime } from '../runtime/runtimeContext';
import { accountOf } from './account';

/** Returns the id of the signed-in user; null while it is unknown, and when nobody is signed in. */
export function useUserId(): number | null {
  return useStore(accountOf(useRuntime()).store, (state) => (state.status === 'signedIn' ? (state.user?.id ?? null) : null));
}
