import { useEffect } from 'react';
import { styled } from 'styled-components';
import { getProfile } from '../../api/account';
import { useIsSlow } from '../../base/hooks/useIsSlow';
import { useLatest } from '../../base/hooks/useLatest';
import { accountOf } from '../../state/account/account';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useAuthText } from '../../text/auth/useAuthText';
import { Spinner } from '../../ui/states/Spinner';

export interface WaitingProps {
  /** The profile failed to load: the user stays unknown, and the token counts as valid until the server rejects it. */
  onUnknown(): void;
}

const Place = styled.div`
  display: grid;
  place-items: center;
  align-content: center;
  gap: 12px;
  min-height: 240px;
  color: var(--kv-text-muted);
  > svg {
    color: var(--kv-text-accent);
  }
`;

/** Shown while the profile for a token is loading. */
export function Waiting({ onUnknown }: WaitingProps) {
  const { text } = useAuthText();
  const runtime = useRuntime();
  const latest = useLatest(onUnknown);
  const isLong = useIsSlow(true, 150);
  useEffect(() => {
    const account = accountOf(runtime);
    const token = account.token();
    const profile = new AbortController();
    getProfile(runtime.transport, { signal: profile.signal }).then(
      (user) => {
        if (!profile.signal.aborted && account.token() === token) account.setUser(user);
      },
      // A rejected token signs out, which unmounts this.
      () => {
        if (!profile.signal.aborted) latest.current();
      },
    );
    return () => profile.abort();
  }, [runtime, latest]);
  return (
    <Place role="status" aria-busy="true">
      {isLong && (
        <>
          <Spinner size={48} />
          <span>{text.checking}</span>
        </>
      )}
    </Place>
  );
}
