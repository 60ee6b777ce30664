import { useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from '../../../base/hooks/useStore';
import { chatAlertsOf } from '../../../state/chat/chatAlerts';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useChatText } from '../../../text/chat/useChatText';
import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/icons/Icon';
import { chatIcons } from '../chatIcons';
import { askForNotices, noticePermission } from './notices';

const Box = styled.div`
  display: grid;
  flex: none;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px 10px;
  margin: 0 16px 12px;
  padding: 12px;
  border-radius: var(--kv-radius-tight) var(--kv-radius-corner-s) var(--kv-radius-tight) var(--kv-radius-tight);
  background: var(--kv-accent-soft);
  font: var(--kv-type-small);
  > div {
    display: flex;
    flex-wrap: wrap;
    grid-column: 2;
    gap: 8px;
  }
`;

export interface NoticeQuestionProps {
  /** The other one has answered: the person knows what notices would be about. */
  readonly isWanted: boolean;
}

/** Asks whether the browser may tell of messages; once, and not before it makes sense. */
export function NoticeQuestion({ isWanted }: NoticeQuestionProps) {
  const { text } = useChatText();
  const alerts = chatAlertsOf(useRuntime());
  const isUnasked = useStore(alerts, ({ notices }) => notices === 'unasked');
  // Asked for before the messages are there: the browser takes 10 ms on a slow phone to say it.
  const [permission] = useState(noticePermission);
  if (!isWanted || !isUnasked || permission !== 'default') return null;
  const decide = (notices: 'on' | 'off') => alerts.set((known) => ({ ...known, notices }));
  return (
    <Box role="group" aria-label={text.notices.question}>
      <Icon name={chatIcons.bell} />
      <p>
        <b>{text.notices.question}</b> {text.notices.text}
      </p>
      <div>
        <Button size="s" onClick={() => void askForNotices().then((isAllowed) => decide(isAllowed ? 'on' : 'off'))}>
          {text.notices.allow}
        </Button>
        <Button size="s" variant="ghost" onClick={() => decide('off')}>
          {text.notices.refuse}
        </Button>
      </div>
    </Box>
  );
}
