import { type UIEvent, useEffect, useRef, useState } from 'react';
import { isNetworkError } from '../../../api/client/errors';
import { chatsPath } from '../../../domain/account/accountTab';
import { useUnsent } from '../../../state/chat/outbox/useUnsent';
import { useChatList } from '../../../state/chat/useChatList';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useChatText } from '../../../text/chat/useChatText';
import { IconButton } from '../../../ui/buttons/IconButton';
import { LiveRegion } from '../../../ui/dom/LiveRegion';
import { useScrollByKeys } from '../../../ui/dom/scrollByKeys';
import { TextField } from '../../../ui/fields/TextField';
import { useLazy } from '../../../ui/hooks/useLazy';
import { FailureState } from '../../../ui/states/FailureState';
import { Skeleton } from '../../../ui/states/Skeleton';
import { Spinner } from '../../../ui/states/Spinner';
import { StateBlock } from '../../../ui/states/StateBlock';
import { chatIcons } from '../chatIcons';
import { companionName } from '../chatWords';
import { ChatDialogs } from '../dialogs/ChatDialogs';
import { type ChatGone, useChatChanges } from '../dialogs/useChatChanges';
import { useIsConnected } from '../thread/presence';
import { Hint, More, Pane, Placeholder, Rows, Scroller } from './ChatList.styles';
import { ChatRow } from './ChatRow';
import { About, Tools } from './ListTools.styles';
import { Selection } from './Selection';
import { UnblockButton } from './UnblockButton';

const rows = [1, 2, 3, 4];
const fetchFound = () => import('./FoundMessages').then(({ FoundMessages }) => FoundMessages);

/** The list while nobody knows it. */
function ListSkeleton() {
  const { text } = useChatText();
  return (
    <div role="status" aria-busy="true">
      <Hint>{text.loading}</Hint>
      {rows.map((key) => (
        <Placeholder key={key}>
          <Skeleton $width="48px" $height="48px" />
          <span>
            <Skeleton $width="60%" $height="16px" />
            <Skeleton $width="80%" $height="14px" />
          </span>
        </Placeholder>
      ))}
    </div>
  );
}

/** What is selected in a list; null while nothing can be. What has left the list is not selected any more. */
function useSelection(ids: readonly number[]) {
  const [selected, setSelected] = useState<readonly number[] | null>(null);
  const chosen = selected?.filter((id) => ids.includes(id)) ?? null;
  return {
    chosen,
    begin: () => setSelected([]),
    end: () => setSelected(null),
    all: (isOn: boolean) => setSelected(isOn ? ids : []),
    toggle: (id: number, isOn: boolean) => setSelected([...(chosen ?? []).filter((one) => one !== id), ...(isOn ? [id] : [])]),
  };
}

export interface ChatListProps {
  readonly folder: 'open' | 'blacklist';
  /** The chat in the thread beside it. */
  readonly current: number | null;
  readonly headingLevel?: number;
  /** The list has the focus at once: what led back to it is gone. */
  readonly takesFocus?: boolean;
  /** `messageId`: a message that was searched for. */
  onOpen(chatId: number, messageId?: number): void;
  /** Chats have left the list: deleted, or unblocked. */
  onGone?: ChatGone;
  /** The other list is asked for, after an unblock. */
  onFolder?(folder: 'open' | 'blacklist', near: HTMLElement): void;
}

/** Chats from which a blacklist has a search. */
const searchedFrom = 100;
/** Pixels before the end of the list at which more is shown. */
const nearEnd = 240;

/** Chats with search and selection, or those of the blacklist (§2 "Account"). */
export function ChatList({ folder, current, headingLevel = 3, takesFocus = false, onOpen, onGone, onFolder }: ChatListProps) {
  const { text } = useChatText();
  const { siteUrl } = useRuntime();
  const [typed, setTyped] = useState('');
  const pane = useRef<HTMLElement>(null);
  const { load, page, words, isSearching, hasMore, showMore } = useChatList(folder, typed);
  const items = page?.items ?? [];
  const { lastOf, unsentOf } = useUnsent();
  const selection = useSelection(items.map(({ id }) => id));
  const { chosen } = selection;
  const changes = useChatChanges();
  const isConnected = useIsConnected();
  const isBlacklist = folder === 'blacklist';
  const { value: Found, hasFailed } = useLazy(fetchFound, isSearching && !isBlacklist);
  /** Whether what was found in messages stands below. */
  const finds = isSearching && !isBlacklist && !hasFailed;
  const nameOf = (id: number) => companionName(items.find((chat) => chat.id === id)?.companion.name ?? '', text);
  const focus = () => pane.current?.focus({ preventScroll: true });
  // The list takes the focus after a dialog has closed: the dialog holds it, and gives it back to what may be gone.
  const [returns, setReturns] = useState(takesFocus ? 1 : 0);
  useEffect(() => {
    if (returns > 0) pane.current?.focus({ preventScroll: true });
  }, [returns]);

  const scrolled = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>) => {
    if (hasMore && scrollTop + clientHeight > scrollHeight - nearEnd) showMore();
  };
  const isFirst = load.status === 'loading' && !page;
  const isEmpty = load.status === 'ready' && items.length === 0;
  const scroller = useRef<HTMLDivElement>(null);
  useScrollByKeys(scroller, isEmpty);
  const isLong = page !== null && page.count > searchedFrom;
  const canSearch = isBlacklist ? isLong || typed !== '' : items.length > 0 || typed !== '' || isFirst;
  const choose = chosen === null && items.length > 0 && (
    <IconButton icon={chatIcons['list-check']} label={text.selection.choose} onClick={selection.begin} />
  );
  return (
    <Pane
      ref={pane}
      part="list"
      tabIndex={-1}
      aria-label={text.list}
      data-state={load.status}
      data-bare={(isEmpty && !isSearching) || (load.status === 'failed' && !page) || undefined}
    >
      {isBlacklist && (
        <About>
          <p>{text.blacklist.text}</p>
          {!canSearch && choose}
        </About>
      )}
      {canSearch && (
        <Tools>
          <TextField
            type="search"
            label={text.search}
            hideLabel
            placeholder={text.search}
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
                  label={text.clearSearch}
                  onClick={({ currentTarget }) => {
                    currentTarget.closest('div')?.querySelector('input')?.focus();
                    setTyped('');
                  }}
                />
              )
            }
          />
          {choose}
        </Tools>
      )}
      {chosen !== null && (
        <Selection
          folder={folder}
          chosen={chosen}
          count={items.length}
          changes={changes}
          nameOf={nameOf}
          onAll={selection.all}
          onEnd={selection.end}
        />
      )}
      <LiveRegion>
        {isSearching && load.status === 'ready' && (isEmpty ? !finds && text.nothingFound : text.found(page?.count ?? 0))}
      </LiveRegion>
      <Scroller ref={scroller} onScroll={scrolled}>
        {isSearching && items.length > 0 && <Hint aria-hidden="true">{text.found(page?.count ?? 0)}</Hint>}
        {isFirst && <ListSkeleton />}
        {isEmpty && isSearching && !finds && (
          <StateBlock part="state" art="nothing" headingLevel={headingLevel} title={text.nothingFound} />
        )}
        {isEmpty && !isSearching && (
          <StateBlock part="state" art="messages" headingLevel={headingLevel} title={isBlacklist ? text.blacklist.empty : text.noChats} />
        )}
        {items.length > 0 && (
          <Rows aria-busy={load.status === 'loading'}>
            {items.map((chat) => (
              <ChatRow
                key={chat.id}
                chat={chat}
                last={lastOf(chat)}
                unsent={unsentOf(chat)}
                loadedAt={(isConnected && page?.loadedAt) || -Infinity}
                href={siteUrl + chatsPath(folder, chat.id)}
                isShort={isBlacklist}
                isCurrent={chat.id === current}
                isSelected={chosen ? chosen.includes(chat.id) : null}
                onSelect={(isOn) => selection.toggle(chat.id, isOn)}
                onOpen={() => onOpen(chat.id)}
              >
                {isBlacklist && chosen === null && (
                  <UnblockButton
                    name={nameOf(chat.id)}
                    state={changes.unblockingOf([chat.id])}
                    onClick={() => void changes.unblock([chat.id])}
                  />
                )}
              </ChatRow>
            ))}
          </Rows>
        )}
        {load.status === 'failed' ? (
          <FailureState
            isNetwork={isNetworkError(load.error)}
            headingLevel={headingLevel}
            onRetry={() => {
              focus();
              load.retry();
            }}
          />
        ) : (
          hasMore &&
          items.length > 0 && (
            <More>
              <Spinner />
            </More>
          )
        )}
        {Found && finds && load.status === 'ready' && !hasMore && (
          <Found search={words} hasChats={!isEmpty} headingLevel={headingLevel} onOpen={onOpen} />
        )}
      </Scroller>
      <ChatDialogs
        changes={changes}
        onGone={(ids) => {
          selection.end();
          setReturns((count) => count + 1);
          onGone?.(ids);
        }}
        onFolder={(next, near) => onFolder?.(next, near)}
      />
    </Pane>
  );
}
