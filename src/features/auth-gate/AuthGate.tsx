import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from '../../base/hooks/useStore';
import { type AccountState, accountOf } from '../../state/account/account';
import { persistedAccountOf } from '../../state/account/persistedAccount';
import { useRuntime } from '../../state/runtime/runtimeContext';
import type { AuthGateProps } from './definition';
import { Invitation } from './Invitation';
import { Waiting } from './Waiting';

const Content = styled.div`
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &[hidden] {
    display: none;
  }
`;

/** The user the content was rendered for; null if the profile failed to load. */
interface Shown {
  readonly visitor: number | null;
  readonly key: number;
}

const same = (state: AccountState) => state;

/**
 * Content that requires signing in, or the invitation to do so (§2 "Auth modal", §6). After signing out the content stays mounted but
 * hidden, so that a form keeps its input until the same user returns. Another user gets fresh content.
 */
export function AuthGate({ reason = 'publish', listingId, headingLevel = 1, children }: AuthGateProps) {
  const runtime = useRuntime();
  const state = useStore(accountOf(runtime).store, same);
  const [isRead, setRead] = useState(false);
  const [unknown, setUnknown] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);

  // The account is read before the first paint, so that a persisted session shows no invitation.
  useLayoutEffect(() => {
    const unfollow = persistedAccountOf(runtime).follow();
    setRead(true);
    return unfollow;
  }, [runtime]);

  const user = state.status === 'signedIn' ? state.user : null;
  const isIn = user !== null || (state.status === 'signedIn' && unknown);
  const visitor = user?.id ?? null;
  if (isIn && (!shown || shown.visitor !== visitor)) {
    // A previously unknown user is taken to be the same one.
    const isSame = shown?.visitor === null;
    setShown({ visitor, key: (shown?.key ?? 0) + (isSame ? 0 : 1) });
  }
  if (state.status === 'anonymous' && unknown) setUnknown(false);

  // Moves focus into the content: the pressed button is gone.
  const goOn = () => {
    if (!isAwaited.current || !content.current || content.current.hidden) return;
    isAwaited.current = false;
    content.current.focus({ preventScroll: true });
  };
  useLayoutEffect(goOn);

  if (!isRead) return null;
  return (
    <>
      {state.status === 'anonymous' && (
        <Invitation
          reason={reason}
          listingId={listingId}
          headingLevel={headingLevel}
          isContentKept={shown !== null}
          onSignedIn={() => {
            isAwaited.current = true;
            goOn();
          }}
        />
      )}
      {state.status === 'signedIn' && !isIn && <Waiting onUnknown={() => setUnknown(true)} />}
      {shown && (
        <Content key={shown.key} ref={content} hidden={!isIn} tabIndex={-1}>
          {children}
        </Content>
      )}
    </>
  );
}
