import { useState } from 'react';
import { useStore } from '../../../base/hooks/useStore';
import { chatAlertsOf } from '../../../state/chat/chatAlerts';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useLazy } from '../../../ui/hooks/useLazy';
import { noticePermission } from './notices';

const fetchBox = () => import('./NoticeBox').then(({ NoticeBox }) => NoticeBox);

export interface NoticeQuestionProps {
  /** The other one has answered: the person knows what notices would be about. */
  readonly isWanted: boolean;
}

/** Asks whether the browser may tell of messages; once, and not before it makes sense. */
export function NoticeQuestion({ isWanted }: NoticeQuestionProps) {
  const isUnasked = useStore(chatAlertsOf(useRuntime()), ({ notices }) => notices === 'unasked');
  // Asked for before the messages are there: the browser takes 10 ms on a slow phone to say it.
  const [permission] = useState(noticePermission);
  const isOpen = isWanted && isUnasked && permission === 'default';
  const { value: NoticeBox } = useLazy(fetchBox, isOpen);
  return isOpen && NoticeBox && <NoticeBox />;
}
