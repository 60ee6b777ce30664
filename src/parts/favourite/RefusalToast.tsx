import { useEffect } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import { useHeartText } from '../../text/listing/heart/useHeartText';
import { useToasts } from '../../ui/overlay/Toasts';

/** Says once that the device keeps nothing. */
export function RefusalToast({ says }: { readonly says: string }) {
  const { text } = useHeartText();
  const { show, element } = useToasts(text.close);
  const latest = useLatest(show);
  useEffect(() => latest.current('warning', says), [latest, says]);
  return element;
}
