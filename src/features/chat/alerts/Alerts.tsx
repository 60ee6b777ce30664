import { useStore } from '../../../base/hooks/useStore';
import { chatAlertsOf } from '../../../state/chat/chatAlerts';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useLazy } from '../../../ui/hooks/useLazy';
import type { TellerProps } from './Teller';

const fetchTeller = () => import('./Teller').then(({ Teller }) => Teller);

/** Tells of messages as the person has chosen. Its code loads when they have; of several on a page one tells. */
export function Alerts({ onOpen }: TellerProps) {
  const isOn = useStore(chatAlertsOf(useRuntime()), ({ hasSound, notices }) => hasSound || notices === 'on');
  const { value: Teller } = useLazy(fetchTeller, isOn);
  return isOn && Teller ? <Teller onOpen={onOpen} /> : null;
}
