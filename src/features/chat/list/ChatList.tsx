import { type UIEvent, useRef, useState } from 'react';
import { isNetworkError } from '../../../api/client/errors';
import { useChatList } from '../../../state/chat/useChatList';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useChatText } from '../../../text/chat/useChatText';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { LiveRegion } from '../../../ui/dom/LiveRegion';
import { VisuallyHidden } from '../../../ui/dom/VisuallyHidden';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { TextField } from '../../../ui/fields/TextField';
import { FailureState } from '../../../ui/states/FailureState';
import { Skeleton } from '../../../ui/states/Skeleton';
import { Spinner } from '../../../ui/states/Spinner';
import { StateBlock } from '../../../ui/states/StateBlock';
import { chatIcons } from '../chatIcons';
import { chatsPath, companionName } from '../chatWords';
import { ChatDialogs } from '../dialogs/ChatDialogs';
import { type ChatGone, useChatChanges } from '../dialogs/useChatChanges';
import { Hint, More, Pane, Placeholder, Rows, Scroller, SelectionBar, Tools } from './ChatList.styles';
import { ChatRow } from './ChatRow';
import { useSelection } from './useSelection';

export interface ChatListProps {
  readonly folder: 'open' | 'blacklist';
  /** The chat in the thread beside it. */
  readonly current: number | null;
  readonly headingLevel?: number;
  onOpen(chatId: number): void;
  /** Chats have left the list: deleted, or unblocked. */
  onGone?: ChatGone;
  /** The other list is asked for, after an unblock. */
  onFolder?(folder: 'open' | 'blacklist', near: HTMLElement): void;
}

const skeletons = [1, 2, 3, 4];
/** Pixels before the end of the list at which more is shown. */
const nearEnd = 240;

/** Chats with search and selection, or those of the blacklist (§2 "Account"). */
export function ChatList({ folder, current, headingLevel = 3, onOpen, onGone, onFolder }: ChatListProps) {
  const { own } = useChatText();
  const { siteUrl } = useRuntime();
  const [typed, setTyped] = useState('');
  const pane = useRef<HTMLElement>(null);
  const { load, page, isSearching, hasMore, showMore } = useChatList(folder, typed);
  const items = page?.items ?? [];
  const selection = useSelection(items.map(({ id }) => id));
  const { chosen } = selection;
  const changes = useChatChanges();
  const isBlacklist = folder === 'blacklist';
  const focus = () => pane.current?.focus({ preventScroll: true });

  const scrolled = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>) => {
    if (hasMore && scrollTop + clientHeight > scrollHeight - nearEnd) showMore();
  };
  const isFirst = load.status === 'loading' && !page;
  const isEmpty = load.status === 'ready' && items.length === 0;
  return (
    <Pane
      ref={pane}
      part="list"
      tabIndex={-1}
      aria-label={own.list}
      data-state={load.status}
      data-bare={(isEmpty && !isSearching) || load.status === 'failed' || undefined}
    >
      {isBlacklist && <Hint>{own.blacklist.text}</Hint>}
      {!isBlacklist && (items.length > 0 || typed !== '' || isFirst) && (
        <Tools>
          <TextField
            type="search"
            label={own.search}
            hideLabel
            placeholder={own.search}
            icon="search"
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            enterKeyHint="search"
            suffix={
              typed !== '' && (
                <IconButton
                  icon="x"
                  size="s"
                  label={own.clearSearch}
                  onClick={({ currentTarget }) => {
                    currentTarget.closest('div')?.querySelector('input')?.focus();
                    setTyped('');
                  }}
                />
              )
            }
          />
          {chosen === null && items.length > 0 && (
            <IconButton icon={chatIcons['list-check']} label={own.selection.choose} onClick={selection.begin} />
          )}
        </Tools>
      )}
      {chosen !== null && (
        <SelectionBar>
          <Checkbox
            label={chosen.length > 0 ? own.selection.count(chosen.length) : own.selection.all}
            checked={items.length > 0 && chosen.length === items.length}
            onChange={selection.all}
          />
          <Button variant="ghost" size="s" onClick={selection.end}>
            {own.selection.cancel}
          </Button>
          <Button
            variant="ghost"
            size="s"
            icon={chatIcons.trash}
            disabled={chosen.length === 0}
            onClick={() => changes.ask({ kind: 'delete', chatIds: chosen })}
          >
            {own.selection.delete}
          </Button>
        </SelectionBar>
      )}
      <LiveRegion>{isSearching && load.status === 'ready' && (isEmpty ? own.nothingFound : own.found(page?.count ?? 0))}</LiveRegion>
      <Scroller onScroll={scrolled}>
        {isSearching && items.length > 0 && <Hint aria-hidden="true">{own.found(page?.count ?? 0)}</Hint>}
        {load.status === 'failed' && (
          <FailureState
            isNetwork={isNetworkError(load.error)}
            headingLevel={headingLevel}
            onRetry={() => {
              focus();
              load.retry();
            }}
          />
        )}
        {isFirst && (
          <div role="status" aria-busy="true">
            <VisuallyHidden>{own.loading}</VisuallyHidden>
            {skeletons.map((key) => (
              <Placeholder key={key}>
                <Skeleton $width="48px" $height="48px" />
                <span>
                  <Skeleton $width="60%" $height="16px" />
                  <Skeleton $width="80%" $height="14px" />
                </span>
              </Placeholder>
            ))}
          </div>
        )}
        {isEmpty && isSearching && <StateBlock part="state" art="nothing" headingLevel={headingLevel} title={own.nothingFound} />}
        {isEmpty && !isSearching && (
          <StateBlock part="state" art="messages" headingLevel={headingLevel} title={isBlacklist ? own.blacklist.empty : own.noChats} />
        )}
        {items.length > 0 && (
          <Rows aria-busy={load.status === 'loading'}>
            {items.map((chat) => (
              <ChatRow
                key={chat.id}
                chat={chat}
                href={isBlacklist ? undefined : siteUrl + chatsPath('open', chat.id)}
                isCurrent={chat.id === current}
                isSelected={chosen ? chosen.includes(chat.id) : null}
                onSelect={(isOn) => selection.toggle(chat.id, isOn)}
                onOpen={() => onOpen(chat.id)}
              >
                {isBlacklist && (
                  <Button
                    size="s"
                    aria-label={own.blacklist.unblockOne(companionName(chat.companion.name, own))}
                    onClick={() => void changes.unblock(chat.id)}
                  >
                    {own.blacklist.unblock}
                  </Button>
                )}
              </ChatRow>
            ))}
          </Rows>
        )}
        {hasMore && items.length > 0 && (
          <More>
            <Spinner />
          </More>
        )}
        {isSearching && <Hint>{own.searchHint}</Hint>}
      </Scroller>
      <ChatDialogs
        changes={changes}
        onGone={(ids) => {
          selection.end();
          focus();
          onGone?.(ids);
        }}
        onFolder={(next, near) => onFolder?.(next, near)}
      />
    </Pane>
  );
}
