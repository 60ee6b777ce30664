import { useSyncExternalStore } from 'react';
import { useRuntime } from '../runtime/runtimeContext';
import { privateStoreOf } from './privateStore';

/** Returns who is signed in, as a number that differs for every sign-in; null when nobody is. */
export function usePerson(): number | null {
  const { subscribe, person } = privateStoreOf(useRuntime());
  return useSyncExternalStore(subscribe, person, person);
}
