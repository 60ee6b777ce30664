import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from '../../base/hooks/useStore';
import { type AccountState, accountOf } from '../../state/account/account';
import { keptAccountOf } from '../../state/account/persistedAccount';
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

/** For whom the content was drawn; null for somebody whose profile did not come. */
interface Shown {
  readonly visitor: number | null;
  readonly key: number;
}

const same = (state: AccountState) => state;

/**
 * What needs somebody signed in, or the invitation to sign in (§2 "Auth modal", §6). What was shown to a visitor stays, hidden, when nobody is
 * signed in any more: a form keeps what was typed until they are back. Another visitor begins anew.
 */
export function AuthGate({ reason = 'publish', headingLevel = 1, children }: AuthGateProps) {
  const runtime = useRuntime();
  const state = useStore(accountOf(runtime).store, same);
  const [isRead, setRead] = useState(false);
  const [unknown, setUnknown] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);

  // Before the first paint: whoever is signed in since an earlier visit sees no invitation.
  useLayoutEffect(() => {
    const unfollow = keptAccountOf(runtime).follow();
    setRead(true);
    return unfollow;
  }, [runtime]);

  const user = state.status === 'signedIn' ? state.user : null;
  const isIn = user !== null || (state.status === 'signedIn' && unknown);
  const visitor = user?.id ?? null;
  if (isIn && (!shown || shown.visitor !== visitor)) {
    // Who was unknown has become known: the same one.
    const isSame = shown?.visitor === null;
    setShown({ visitor, key: (shown?.key ?? 0) + (isSame ? 0 : 1) });
  }
  if (state.status === 'anonymous' && unknown) setUnknown(false);

  // Whoever has signed in goes on in what they came for: the button they had pressed is gone.
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
          headingLevel={headingLevel}
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
