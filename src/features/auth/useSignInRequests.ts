import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import type { SignInReason } from '../../domain/account/signInReason';
import type { SignInRequest } from './signInRequest';

let lastId = 0;

export interface SignInRequests {
  /** The open request, or null. */
  readonly current: SignInRequest | null;
  /** Resolves once the dialogs have closed. Cancels another open request. */
  open(view: SignInRequest['view'], reason?: SignInReason | null, link?: string): Promise<boolean>;
  /** Ignored unless the request is open. */
  settle(request: SignInRequest | null, isSignedIn: boolean): void;
}

/** Sign-in requests, one at a time. */
export function useSignInRequests(onClosed: (request: SignInRequest, isSignedIn: boolean) => void): SignInRequests {
  const [current, setCurrent] = useState<SignInRequest | null>(null);
  const state = useRef<{ open: SignInRequest | null; closed: (() => void)[] }>({ open: null, closed: [] });
  const latest = useLatest(onClosed);

  // The dialog has closed and restored the focus by now, so the caller may open the next one.
  useLayoutEffect(() => {
    for (const notify of state.current.closed.splice(0)) notify();
  });
  useEffect(() => {
    const { current: requests } = state;
    return () => {
      requests.open?.resolve(false);
      requests.open = null;
      for (const notify of requests.closed.splice(0)) notify();
    };
  }, []);

  const actions = useMemo(() => {
    const end = (isSignedIn: boolean) => {
      const { open, closed } = state.current;
      if (!open) return;
      state.current.open = null;
      closed.push(() => {
        latest.current(open, isSignedIn);
        open.resolve(isSignedIn);
      });
    };
    return {
      open: (view: SignInRequest['view'], reason: SignInReason | null = null, link = '') =>
        new Promise<boolean>((resolve) => {
          end(false);
          lastId += 1;
          const request = { id: lastId, view, reason, link, resolve };
          state.current.open = request;
          setCurrent(request);
        }),
      settle(request: SignInRequest | null, isSignedIn: boolean) {
        if (request !== state.current.open) return;
        end(isSignedIn);
        setCurrent(null);
      },
    };
  }, [latest]);
  return { current, ...actions };
}
