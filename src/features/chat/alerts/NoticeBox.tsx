import { styled } from 'styled-components';
import { chatAlertsOf } from '../../../state/chat/chatAlerts';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useChatText } from '../../../text/chat/useChatText';
import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/icons/Icon';
import { chatIcons } from '../chatIcons';
import { askForNotices } from './notices';

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
  /* It would take the place of the messages; the menu of the chat has it as well. */
  @container kv-thread (height < 480px) {
    display: none;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    grid-column: 2;
    gap: 8px;
  }
`;

/** The question about notices of the browser. Lazy-loaded. */
export function NoticeBox() {
  const { text } = useChatText();
  const alerts = chatAlertsOf(useRuntime());
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
