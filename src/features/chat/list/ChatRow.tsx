import type { ReactNode } from 'react';
import type { ChatSummary, Message } from '../../../domain/chat/chat';
import { markOf } from '../../../domain/chat/chatListing';
import { plainClick } from '../../../parts/card/card';
import type { OutgoingMessage } from '../../../state/chat/outbox/outgoingMessage';
import { chatDates } from '../../../text/chat/chatDates';
import { useChatText } from '../../../text/chat/useChatText';
import { Badge } from '../../../ui/buttons/Badge';
import { VisuallyHidden } from '../../../ui/dom/VisuallyHidden';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Counter } from '../../../ui/fields/Counter';
import { Icon } from '../../../ui/icons/Icon';
import { chatIcons } from '../chatIcons';
import { chatPrice, chatTitle, companionName } from '../chatWords';
import { useIsOnline } from '../thread/presence';
import { Above, Facts, Row, Target } from './ChatList.styles';
import { ChatPicture } from './ChatPicture';

export interface ChatRowProps {
  readonly chat: ChatSummary;
  /** The last message, where it is known better than the chat says. */
  readonly last?: Message;
  /** Written here and not sent: it is shown instead of the last message. */
  readonly unsent?: OutgoingMessage | null;
  /** Replaces the text of the message. */
  readonly text?: ReactNode;
  /** When the answer came: presence counts from it; -Infinity if nobody knows any more. */
  readonly loadedAt: number;
  /** Absent where the chat is not opened. */
  readonly href?: string;
  /** Whether the last message is left out. */
  readonly isShort: boolean;
  readonly isCurrent: boolean;
  /** Null while nothing is being selected. */
  readonly isSelected: boolean | null;
  onSelect?(isSelected: boolean): void;
  onOpen?(): void;
  /** Content at the end of the row. */
  readonly children?: ReactNode;
}

/** A chat of a list: who, about what, the last message (§3). The price comes first: it tells the flats of one agent apart where the line is cut. */
export function ChatRow({
  chat,
  last = chat.last,
  unsent = null,
  text: given,
  loadedAt,
  href,
  isShort,
  isCurrent,
  isSelected,
  onSelect,
  onOpen,
  children,
}: ChatRowProps) {
  const texts = useChatText();
  const { text: chatText, lang } = texts;
  const { companion, listing, unread } = chat;
  const isOnline = useIsOnline(companion.onlineSeconds, loadedAt);
  const name = companionName(companion.name, chatText);
  const mark = listing && markOf(listing);
  const text = (unsent ?? last).text.replace(/\s+/g, ' ');
  const at = unsent ? unsent.writtenAt : last.at;
  const isRefused = unsent?.status === 'failed';
  return (
    <Row
      data-state={isCurrent ? 'current' : isSelected ? 'selected' : 'still'}
      data-short={isShort || undefined}
      data-selecting={isSelected !== null || undefined}
      data-chat={chat.id}
    >
      {isSelected !== null && (
        <Above>
          <Checkbox
            label={<VisuallyHidden>{chatText.selection.one(name)}</VisuallyHidden>}
            checked={isSelected}
            onChange={(isOn) => onSelect?.(isOn)}
          />
        </Above>
      )}
      <Target
        {...(href === undefined ? { as: 'div' } : { href, 'aria-current': isCurrent || undefined, onClick: plainClick(openIn(onOpen)) })}
      >
        <ChatPicture listing={listing} isOnline={!isShort && isOnline} />
        <Facts>
          <span>
            <b dir="auto">{name}</b>
            {!isShort &&
              (at ? (
                <time dateTime={at.toISOString()}>{chatDates(lang).brief(at, new Date(), chatText)}</time>
              ) : (
                <time>{chatText.unknown.date}</time>
              ))}
          </span>
          <small>
            <span>
              {[listing && listing.price > 0 && chatPrice(listing, texts), chatTitle(listing, texts)].filter(Boolean).join(' · ')}
            </span>
            {mark && <Badge data-mark={mark}>{chatText.mark[mark]}</Badge>}
          </small>
          {!isShort && (
            <span data-new={unread > 0 || undefined}>
              <em dir="auto" data-state={unsent?.status}>
                {isRefused ? (
                  <>
                    <Icon name="alert-circle" size={16} />
                    {chatText.state.failed}: {text}
                  </>
                ) : (
                  <>
                    {unsent && (
                      <Icon name={chatIcons.clock} size={16} role="img" aria-hidden={undefined} aria-label={chatText.state.waiting} />
                    )}
                    {given ?? (unsent || last.isOwn ? chatText.you(text) : text)}
                  </>
                )}
              </em>
              {unread > 0 && (
                <>
                  <VisuallyHidden>{chatText.unread(unread)}</VisuallyHidden>
                  <span aria-hidden="true">
                    <Counter value={unread} />
                  </span>
                </>
              )}
            </span>
          )}
        </Facts>
      </Target>
      {children && <Above>{children}</Above>}
    </Row>
  );
}

/** The address is for a new tab; here the chat opens in its place. */
const openIn = (open?: () => void) => (event: { preventDefault(): void }) => {
  event.preventDefault();
  open?.();
};
