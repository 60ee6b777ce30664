import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { chatDates } from '../../../text/chat/chatDates';
import { useChatFoundText } from '../../../text/chat/found/useChatFoundText';
import { useChatText } from '../../../text/chat/useChatText';
import { Button } from '../../../ui/buttons/Button';
import { TextField } from '../../../ui/fields/TextField';
import { Icon } from '../../../ui/icons/Icon';
import { panel } from '../../../ui/overlay/panel';
import { usePopover } from '../../../ui/overlay/usePopover';

export interface DayOnTopProps {
  /** When the first message in sight was sent. */
  readonly at: Date;
  /** Nothing above what is read has a day: only its place is kept, so that the messages do not move. */
  readonly isIdle: boolean;
  /** What it would lie on says more than it does. */
  readonly stepsAside: boolean;
  /** Shows the first message since a time. */
  onJump(since: Date): void;
}

/** The day of what is read, above the messages; it leads to another day. Lazy-loaded. */
export function DayOnTop({ at, isIdle, stepsAside, onJump }: DayOnTopProps) {
  const { text: chatText, lang } = useChatText();
  const { text } = useChatFoundText();
  const { isOpen, trigger, panel: surface, close } = usePopover();
  const dates = chatDates(lang);
  const [date, setDate] = useState('');
  const go = (event: FormEvent) => {
    event.preventDefault();
    // Days are those of Moscow.
    const since = new Date(`${date || dates.dayKey(at)}T00:00:00+03:00`);
    if (Number.isNaN(since.getTime())) return;
    close();
    onJump(since);
  };
  const day = dates.day(at, new Date(), chatText);
  return (
    <Top $isIdle={isIdle} data-aside={stepsAside || undefined}>
      <button {...trigger} type="button" aria-haspopup="dialog" aria-label={text.day(day)}>
        {day}
        <Icon name="chevron-down" size={16} />
      </button>
      <Panel {...surface} role="dialog" aria-label={text.date}>
        {isOpen && (
          <form onSubmit={go}>
            <TextField
              type="date"
              label={text.date}
              value={date || dates.dayKey(at)}
              max={dates.dayKey(new Date())}
              onChange={setDate}
              required
            />
            <Button type="submit" variant="primary">
              {text.go}
            </Button>
          </form>
        )}
      </Panel>
    </Top>
  );
}

const Top = styled.div<{ $isIdle: boolean }>`
  position: absolute;
  inset: 8px 0 auto;
  z-index: 1;
  ${({ $isIdle }) => $isIdle && 'visibility: hidden;'}
  display: grid;
  justify-items: center;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  > button {
    display: flex;
    align-items: center;
    gap: 2px;
    min-height: 28px;
    padding: 0 8px 0 12px;
    border-radius: var(--kv-radius-control);
    background: var(--kv-bg-raised);
    box-shadow: var(--kv-shadow-1), inset 0 0 0 1px var(--kv-line);
    color: var(--kv-text-muted);
    font: var(--kv-type-caption);
    cursor: pointer;
  }
  > button:hover {
    background: var(--kv-bg-hover);
    color: var(--kv-text);
  }
  /* Who has come to it by Tab keeps it. */
  @container kv-messages (height >= 320px) {
    &[data-aside]:not(:focus-within) > button {
      opacity: 0;
      pointer-events: none;
    }
  }
  @media (pointer: coarse) {
    > button {
      min-height: 44px;
    }
  }
  /* A third of what can be read would be below it. */
  @container kv-messages (height < 320px) {
    position: static;
    flex: none;
    border-bottom: 1px solid var(--kv-line);
    > button {
      min-height: 32px;
      background: none;
      box-shadow: none;
    }
  }
`;

const Panel = styled.div`
  ${panel}
  &:not(:popover-open) {
    display: none;
  }
  padding: 12px;
  form {
    display: grid;
    gap: 12px;
  }
`;
