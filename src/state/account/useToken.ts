import { useLayoutEffect, useRef, useState } from 'react';
import { getProfile } from '../../api/account';
import { useLatest } from '../../base/hooks/useLatest';
import { sendWaiting } from '../chat/outbox/sendWaiting';
import { useRuntime } from '../runtime/runtimeContext';
import { accountOf, type TokenSource } from './account';
import { addTokenSource, removeTokenSource } from './tokenSources';

/**
 * Signs in with the token function of the page and loads the profile once per token. Without a function nothing changes: the account of the main
 * site has its own source. A function that is removed or returns null signs out. The token is never rendered.
 * @returns a function that reads the token again, since the visitor may have signed in or out on the page.
 */
export function useToken(source: TokenSource | undefined): () => void {
  const runtime = useRuntime();
  const latest = useLatest(source);
  const known = useRef<{ token: string | null; profile: AbortController | null }>({ token: null, profile: null });

  const [read] = useState(
    (): TokenSource => () => {
      try {
        return latest.current?.() || null;
      } catch {
        // An error counts as signed out.
        return null;
      }
    },
  );
  const sync = useLatest(() => {
    const account = accountOf(runtime);
    const token = read();
    const { current } = known;
    if (token === current.token) return;
    current.profile?.abort();
    current.profile = null;
    current.token = token;
    if (token === null) return removeTokenSource(runtime, read);
    addTokenSource(runtime, read);
    const profile = new AbortController();
    current.profile = profile;
    getProfile(runtime.transport, { signal: profile.signal }).then(
      (user) => {
        if (!profile.signal.aborted && account.token() === token) account.setUser(user);
      },
      // A refused token signs out by itself. Without the profile the visitor can still call and write.
      () => {},
    );
  });

  // The page may pass a new function with every render; only its result matters.
  useLayoutEffect(() => sync.current(), [source, runtime, sync]);
  const hasSource = source !== undefined;
  useLayoutEffect(() => (hasSource ? sendWaiting(runtime) : undefined), [hasSource, runtime]);
  useLayoutEffect(() => {
    const { current } = known;
    return () => {
      if (current.token === null) return;
      current.profile?.abort();
      current.token = null;
      removeTokenSource(runtime, read);
    };
  }, [runtime, read]);
  return () => sync.current();
}
