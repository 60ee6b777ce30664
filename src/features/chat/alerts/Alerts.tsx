import { useStore } from '../../../base/hooks/useStore';
import { chatAlertsOf } from '../../../state/chat/chatAlerts';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useLazy } from '../../../ui/hooks/useLazy';
import type { MessageNotifierProps } from './MessageNotifier';

const fetchNotifier = () => import('./MessageNotifier').then(({ MessageNotifier }) => MessageNotifier);

/** Notifies of messages as the person has chosen. Its code loads when they have; of several on a page, one notifies. */
export function Alerts({ onOpen }: MessageNotifierProps) {
  const isOn = useStore(chatAlertsOf(useRuntime()), ({ hasSound, notices }) => hasSound || notices === 'on');
  const { value: MessageNotifier } = useLazy(fetchNotifier, isOn);
  return isOn && MessageNotifier ? <MessageNotifier onOpen={onOpen} /> : null;
}
