import { useEffect } from 'react';
import type { Message } from '../../../domain/chat/chat';
import { preload, useLazy } from '../../../ui/hooks/useLazy';

const fetchWarning = () => import('../safety/Warning').then(({ Warning }) => Warning);

/** The warning below a message of the other one, if there is one. */
export function IncomingWarning({ message }: { readonly message: Message }) {
  const { value: Warning } = useLazy(fetchWarning, true);
  // Lines that come into sight later are complete at once.
  useEffect(() => {
    if (Warning) void preload(fetchWarning);
  }, [Warning]);
  return Warning && <Warning message={message} />;
}
