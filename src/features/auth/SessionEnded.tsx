import { useEffect } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import { accountOf } from '../../state/account/account';
import { type EndedSession, whyEnded } from '../../state/account/whyEnded';
import { useRuntime } from '../../state/runtime/runtimeContext';
import type { AuthMessages } from '../../text/auth/ru';
import { useAuthText } from '../../text/auth/useAuthText';
import { useToasts } from '../../ui/overlay/Toasts';

export interface SessionEndedProps {
  /** The token of the session. */
  readonly token: string;
}

/** Tells a visitor who was signed out by the server, or with another tab, why. Who has signed out knows it. */
export function SessionEnded({ token }: SessionEndedProps) {
  const { text } = useAuthText();
  const runtime = useRuntime();
  const { show, element } = useToasts(text.close);
  const latest = useLatest((end: EndedSession) => {
    const words = wordsOf(end, text);
    // Signed in again meanwhile, by the link of a letter, or in another tab.
    if (words === null || accountOf(runtime).token() !== null) return;
    const signIn = {
      label: text.signIn,
      takesFocus: false,
      onPress: () => void accountOf(runtime).promptSignIn('signIn'),
    };
    show('warning', words, end.reason === 'account_closed' ? undefined : signIn);
  });
  useEffect(() => {
    let isOver = false;
    void whyEnded(runtime, token).then((end) => {
      if (end && !isOver) latest.current(end);
    });
    return () => {
      isOver = true;
    };
  }, [runtime, token, latest]);
  return element;
}

/** Of a block what signing in would say. */
function wordsOf({ reason, detail }: EndedSession, { ended, sessionEnded }: AuthMessages): string | null {
  if (reason === 'signed_out') return null;
  if (reason === 'account_blocked') return detail ?? sessionEnded;
  return reason === null ? sessionEnded : ended[reason];
}
