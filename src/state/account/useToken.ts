import { useLayoutEffect, useRef, useState } from 'react';
import { getProfile } from '../../api/account';
import { useLatest } from '../../base/hooks/useLatest';
import { useRuntime } from '../runtime/runtimeContext';
import { accountOf, type TokenSource } from './account';
import { dropToken, takeToken } from './tokenSources';

/**
 * Signs in by the page's own function; whose token it is, is asked once per token. Without a function nothing changes, since the account of the
 * main site has a source of its own; one that is taken away, or answers null, signs out. The token stays with the account: it is never rendered.
 * @returns asks the function anew: a visitor may have signed in to the page since, or out of it.
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
        // A function that fails knows of nobody.
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
    if (token === null) return dropToken(runtime, read);
    takeToken(runtime, read);
    const profile = new AbortController();
    current.profile = profile;
    getProfile(runtime.transport, { signal: profile.signal }).then(
      (user) => {
        if (!profile.signal.aborted && account.token() === token) account.setUser(user);
      },
      // A token that the server refuses signs out by itself; whose profile does not come can still call and write.
      () => {},
    );
  });

  // A page may write another function with every render; only what it answers counts.
  useLayoutEffect(() => sync.current(), [source, runtime, sync]);
  useLayoutEffect(() => {
    const { current } = known;
    return () => {
      if (current.token === null) return;
      current.profile?.abort();
      current.token = null;
      dropToken(runtime, read);
    };
  }, [runtime, read]);
  return () => sync.current();
}
