import type { ReactNode } from 'react';
import type { ChatSummary } from '../../../domain/chat/chat';
import { markOf } from '../../../domain/chat/chatListing';
import { plainClick } from '../../../parts/card/card';
import { chatDates } from '../../../text/chat/chatDates';
import { useChatText } from '../../../text/chat/useChatText';
import { Badge } from '../../../ui/buttons/Badge';
import { VisuallyHidden } from '../../../ui/dom/VisuallyHidden';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Counter } from '../../../ui/fields/Counter';
import { chatPrice, chatTitle, companionName } from '../chatWords';
import { useIsOnline } from '../thread/presence';
import { Above, Facts, Row, Target } from './ChatList.styles';
import { ChatPicture } from './ChatPicture';

export interface ChatRowProps {
  readonly chat: ChatSummary;
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
export function ChatRow({ chat, loadedAt, href, isShort, isCurrent, isSelected, onSelect, onOpen, children }: ChatRowProps) {
  const texts = useChatText();
  const { text: chatText, lang } = texts;
  const { companion, listing, last, unread } = chat;
  const isOnline = useIsOnline(companion.onlineSeconds, loadedAt);
  const name = companionName(companion.name, chatText);
  const mark = listing && markOf(listing);
  const text = last.text.replace(/\s+/g, ' ');
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
              (last.at ? (
                <time dateTime={last.at.toISOString()}>{chatDates(lang).brief(last.at, new Date(), chatText)}</time>
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
              <em dir="auto">{last.isOwn ? chatText.you(text) : text}</em>
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
