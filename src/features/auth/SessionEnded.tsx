import { useEffect } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import { useAuthText } from '../../text/auth/useAuthText';
import { useToasts } from '../../ui/overlay/Toasts';

/** Tells a visitor whose stored token has expired that they are signed out. */
export function SessionEnded() {
  const { text } = useAuthText();
  const { show, element } = useToasts(text.close);
  const latest = useLatest(() => show('warning', text.sessionEnded));
  useEffect(() => latest.current(), [latest]);
  return element;
}
