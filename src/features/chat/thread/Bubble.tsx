import { memo } from 'react';
import { tidyMessage } from '../../../domain/chat/tidyMessage';
import type { Outbox } from '../../../state/chat/outbox/outbox';
import { chatDates } from '../../../text/chat/chatDates';
import { useChatText } from '../../../text/chat/useChatText';
import { Button } from '../../../ui/buttons/Button';
import { VisuallyHidden } from '../../../ui/dom/VisuallyHidden';
import { Icon } from '../../../ui/icons/Icon';
import { Spinner } from '../../../ui/states/Spinner';
import { chatIcons } from '../chatIcons';
import { refusalText } from '../chatWords';
import { Bubble as Box, Day, Failure, Line, NewLine, Older } from './Bubble.styles';
import { IncomingWarning } from './IncomingWarning';
import type { ThreadItem } from './threadItems';

export interface ThreadLineProps {
  readonly item: ThreadItem;
  readonly isLast: boolean;
  /** Whether it was searched for. */
  readonly isFound: boolean;
  readonly older: 'still' | 'loading' | 'failed';
  readonly outbox: Outbox | null;
  /** Name of the companion. */
  readonly name: string;
  /** Whether a message could be sent now: without that it cannot be sent again either. */
  readonly canWrite: boolean;
  /** Whether this is the small panel, which has its own words (D23). */
  readonly isCompact: boolean;
  onOlder(): void;
}

type State = 'sending' | 'waiting' | 'sent' | 'read' | 'failed';

const stateIcons = {
  sending: chatIcons.clock,
  waiting: chatIcons.clock,
  sent: chatIcons.check,
  read: chatIcons.checks,
  failed: 'alert-circle',
} as const satisfies Record<State, string>;

/** A line of a thread. */
export const ThreadLine = memo(function ThreadLine({
  item,
  isLast,
  isFound,
  older,
  outbox,
  name,
  canWrite,
  isCompact,
  onOlder,
}: ThreadLineProps) {
  const { text: chatText, lang } = useChatText();
  const end = isLast || undefined;
  switch (item.kind) {
    case 'older':
      return (
        <Line>
          <Older>
            {older === 'failed' ? (
              <>
                {chatText.olderFailed}
                <Button size="s" onClick={onOlder}>
                  {chatText.retry}
                </Button>
              </>
            ) : (
              <>
                <Spinner />
                {chatText.older}
              </>
            )}
          </Older>
        </Line>
      );
    case 'day':
      return (
        <Line>
          <Day>{chatDates(lang).day(item.at, new Date(), chatText)}</Day>
        </Line>
      );
    case 'note':
      return (
        <Line data-last={end} data-note={item.key}>
          <Day>{item.text}</Day>
        </Line>
      );
    case 'new':
      return (
        <Line>
          <NewLine>{chatText.newMessages}</NewLine>
        </Line>
      );
    case 'message': {
      const { message, follows, isRead } = item;
      return (
        <Line
          data-follows={follows || undefined}
          data-last={end}
          data-message={message.id}
          {...(isFound && { 'data-found': true, tabIndex: -1 })}
        >
          <Bubble
            author={message.isOwn ? chatText.author : name}
            text={message.text}
            at={message.at}
            state={message.isOwn ? (isRead ? 'read' : 'sent') : null}
          />
          {!message.isOwn && <IncomingWarning message={message} />}
        </Line>
      );
    }
    case 'outgoing': {
      const { key, text, status, writtenAt, refusal, delay } = item.message;
      const isRefused = status === 'failed';
      return (
        <Line data-follows={item.follows || undefined} data-last={end}>
          <Bubble author={chatText.author} text={text} at={writtenAt} state={status} />
          {(isRefused || delay !== null) && (
            <Failure>
              {(isRefused || delay === 'server') && (
                <>
                  <span role="alert">
                    {isRefused && `${chatText.state.failed}. `}
                    {refusal ? refusalText(refusal, chatText, isCompact) : chatText.sendFailed}
                  </span>
                  {canWrite && (
                    <button type="button" onClick={() => void outbox?.retry(key)}>
                      {chatText.retry}
                    </button>
                  )}
                </>
              )}
              <button type="button" onClick={() => void outbox?.remove(key)}>
                {chatText.remove}
              </button>
            </Failure>
          )}
        </Line>
      );
    }
    default:
      return item satisfies never;
  }
});

interface BubbleProps {
  readonly author: string;
  readonly text: string;
  readonly at: Date | null;
  /** Null for a message of the other one. */
  readonly state: State | null;
}

function Bubble({ author, text, at, state }: BubbleProps) {
  const { text: chatText, lang } = useChatText();
  return (
    <Box data-state={state ?? undefined}>
      <VisuallyHidden>{author}: </VisuallyHidden>
      <span dir="auto">{tidyMessage(text)}</span>
      <time dateTime={at?.toISOString()}>
        {at ? chatDates(lang).time(at) : chatText.unknown.date}
        {state && <Icon name={stateIcons[state]} size={16} role="img" aria-hidden={undefined} aria-label={chatText.state[state]} />}
      </time>
    </Box>
  );
}
