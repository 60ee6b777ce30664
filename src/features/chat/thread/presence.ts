import { useEffect, useState, useSyncExternalStore } from 'react';

/** Whether the other one is 'В сети': the server says for how many seconds more, from the moment of its answer (D22). */
export function useIsOnline(onlineSeconds: number, loadedAt: number): boolean {
  const [, setOver] = useState(0);
  const left = onlineSeconds * 1000 - (performance.now() - loadedAt);
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setOver((times) => times + 1), left);
    return () => clearTimeout(timer);
  }, [left]);
  return left > 0;
}

/** Whether the browser has a network, as far as it knows. */
export const useIsConnected = (): boolean => useSyncExternalStore(watchNetwork, readNetwork, () => true);

const readNetwork = () => navigator.onLine !== false;

function watchNetwork(look: () => void): () => void {
  addEventListener('online', look);
  addEventListener('offline', look);
  return () => {
    removeEventListener('online', look);
    removeEventListener('offline', look);
  };
}
