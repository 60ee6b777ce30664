import { useEffect } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import { useAuthText } from '../../text/auth/useAuthText';
import { useToasts } from '../../ui/overlay/Toasts';

/** Tells a visitor whose stored token has expired that they are signed out. */
export function SessionEnded() {
  const { a } = useAuthText();
  const { show, element } = useToasts(a.close);
  const latest = useLatest(() => show('warning', a.sessionEnded));
  useEffect(() => latest.current(), [latest]);
  return element;
}
