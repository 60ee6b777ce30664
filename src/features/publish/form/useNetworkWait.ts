import { useEffect, useRef, useState } from 'react';

/** ms between attempts while the browser says that there is no network: it may be wrong. Doubled each time, up to the second number. */
const pauses = { first: 4000, longest: 30_000 } as const;

export interface NetworkWait {
  readonly isWaiting: boolean;
  /** Resolves to true when it is worth another attempt, to false when the visitor does not want it any more. */
  wait(attempt: number): Promise<boolean>;
  /** The visitor takes it back. */
  cancel(): void;
  /** Called when there is an answer. */
  end(): void;
}

/** Waits for the network between attempts to send. */
export function useNetworkWait(): NetworkWait {
  const [isWaiting, setWaiting] = useState(false);
  const settle = useRef<((goesOn: boolean) => void) | null>(null);
  const isCancelled = useRef(false);
  const [actions] = useState(() => ({
    wait(attempt: number): Promise<boolean> {
      // Taken back while an attempt was on its way.
      if (isCancelled.current) return Promise.resolve(false);
      setWaiting(true);
      return new Promise((resolve) => {
        const tryAgain = () => settle.current?.(true);
        const timer = setTimeout(tryAgain, Math.min(pauses.first * 2 ** attempt, pauses.longest));
        addEventListener('online', tryAgain);
        settle.current = (goesOn) => {
          clearTimeout(timer);
          removeEventListener('online', tryAgain);
          settle.current = null;
          resolve(goesOn);
        };
      });
    },
    cancel() {
      isCancelled.current = true;
      setWaiting(false);
      settle.current?.(false);
    },
    end() {
      isCancelled.current = false;
      setWaiting(false);
    },
  }));
  useEffect(() => () => settle.current?.(false), []);
  return { isWaiting, ...actions };
}
