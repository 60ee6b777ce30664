import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { ChatPlace } from '../../../api/chats';
import { isNetworkError } from '../../../api/client/errors';
import { useLatest } from '../../../base/hooks/useLatest';
import { useUserId } from '../../../state/account/useUserId';
import { chatAlertsOf } from '../../../state/chat/chatAlerts';
import { placeKey } from '../../../state/chat/outbox/outbox';
import type { MessageTarget } from '../../../state/chat/threadController';
import { useThread } from '../../../state/chat/useThread';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useChatText } from '../../../text/chat/useChatText';
import { Button } from '../../../ui/buttons/Button';
import { useMedia } from '../../../ui/hooks/useMedia';
import { Icon } from '../../../ui/icons/Icon';
import { Menu } from '../../../ui/overlay/Menu';
import { Spinner } from '../../../ui/states/Spinner';
import { StateBlock } from '../../../ui/states/StateBlock';
import { NoticeQuestion } from '../alerts/NoticeQuestion';
import { chatIcons } from '../chatIcons';
import { chatListingPath, companionName, refusalText } from '../chatWords';
import type { ChatNavigateDetail } from '../definition';
import { ChatDialogs } from '../dialogs/ChatDialogs';
import { useChatChanges } from '../dialogs/useChatChanges';
import { useFolderLink } from '../dialogs/useFolderLink';
import { Composer } from './Composer';
import { ListingLine } from './ListingLine';
import { Messages } from './Messages';
import { useIsConnected, useIsOnline } from './presence';
import { Refusal } from './Refusal';
import { Frame, Middle, Strip, Waiting } from './Thread.styles';
import { ThreadHead } from './ThreadHead';
import { ComposerSkeleton, ListingLineSkeleton } from './ThreadSkeleton';
import { threadActions } from './threadActions';
import { asChatListing, useAboutListing } from './useAboutListing';
import { whyNotStarted, whyRefused } from './whyRefused';

export interface ThreadProps {
  readonly place: ChatPlace;
  /** A message that is shown; a new object shows it again. */
  readonly at?: MessageTarget | null;
  /** The person went from that message to another part of the thread. */
  onLeave?(): void;
  readonly headingLevel: number;
  /** Arrow to the list; none without it. */
  onBack?(): void;
  /** Buttons at the end of the head. */
  readonly tools?: ReactNode;
  /** Only the head is shown. */
  readonly isCollapsed?: boolean;
  /** The field has the focus at once; without one, or where a finger types, the name. */
  readonly takesFocus?: boolean;
  /** Returns false if the page opens the address itself. */
  onNavigate(detail: ChatNavigateDetail): boolean;
  /** The chat has left its list: blocked, unblocked or deleted. */
  onGone?(): void;
}

/** A conversation about a listing (§2 "Chat panel", §4 "Chat"). */
export function Thread({
  place,
  at = null,
  onLeave,
  headingLevel,
  onBack,
  tools,
  isCollapsed = false,
  takesFocus = true,
  onNavigate,
  onGone,
}: ThreadProps) {
  const { text: chatText } = useChatText();
  const runtime = useRuntime();
  const userId = useUserId();
  const shown = useThread(place, at);
  const { status, thread, error, outgoing, outbox, controller } = shown;
  const about = useAboutListing(place, status === 'empty', shown.refused);
  const changes = useChatChanges();
  const isConnected = useIsConnected();
  const isOnline = useIsOnline(thread?.companion.onlineSeconds ?? 0, shown.loadedAt);

  const fresh = about.status === 'ready' ? about.value : null;
  const listing = thread ? thread.listing : fresh && asChatListing(fresh);
  const isLoading = status === 'loading' || (status === 'empty' && about.status === 'loading');
  const isUnknown = isLoading || status === 'failed' || status === 'gone';
  const name = isUnknown ? '' : companionName(thread?.companion.name ?? fresh?.owner.name ?? '', chatText);
  const refusal = userId === null ? null : thread ? whyRefused(thread, userId) : fresh ? whyNotStarted(fresh, userId) : null;
  const isFirst = status === 'empty' && outgoing.length === 0;
  const isCompact = tools !== undefined;
  const refusedText = refusal && refusalText(refusal, chatText, isCompact);

  /** The other one has answered this person. */
  const isAnswered = thread !== null && !tools && thread.messages.some(({ isOwn }) => isOwn) && thread.messages.at(-1)?.isOwn === false;
  const chatId = thread?.id ?? null;
  // A deleted one leads nowhere.
  const listingUrl = listing && !listing.isDeleted ? runtime.siteUrl + chatListingPath(listing) : null;
  const isClosed = thread?.companion.name.trim() === '';
  const latest = useLatest({
    controller,
    onLeave,
    outbox,
    to: chatId === null ? place : { chatId },
    chatId,
    changes,
    onGone,
    listingUrl,
    isBlockedByMe: thread?.isBlockedByMe ?? false,
    isClosed,
    name,
    count: thread && !thread.hasOlder && !thread.hasNewer ? thread.messages.length : Number.POSITIVE_INFINITY,
    own: chatText,
    alerts: chatAlertsOf(runtime),
    onNavigate,
  });
  // Always the same: what shows no messages is not drawn again with every message.
  const [act] = useState(() => ({
    send(text: string) {
      const { outbox, to } = latest.current;
      if (!outbox) return false;
      void outbox.add(to, text);
      return true;
    },
    unblock() {
      const { chatId, changes } = latest.current;
      if (chatId !== null) void changes.unblock([chatId]);
    },
    navigate: (detail: ChatNavigateDetail) => latest.current.onNavigate(detail),
    gone: () => latest.current.onGone?.(),
    jump(to: Date | null) {
      const { controller, onLeave } = latest.current;
      controller?.jump(to);
      onLeave?.();
    },
    items: () => threadActions(latest.current),
  }));
  const followFolder = useFolderLink(act.navigate);
  const unblocking = changes.unblockingOf(chatId === null ? [] : [chatId]);
  const hasActions = listingUrl !== null || chatId !== null;
  const menu = useMemo(
    () => hasActions && <Menu icon={chatIcons.dots} label={chatText.actions} hideLabel items={act.items} />,
    [hasActions, chatText, act],
  );
  // Who has blocked this person does not tell: neither 'В сети' nor 'Вне сети' would be known (D47). An account that is closed or blocked
  // is neither.
  const isNowhere = isClosed || thread?.companion.isBlocked;
  const presence =
    name === '' || !thread || thread.amBlocked || isNowhere ? null : isConnected ? (isOnline ? 'online' : 'offline') : 'waiting';
  // The same on the page of the listing and in the list of chats; an owner has many chats about one listing.
  const draftKey = placeKey(thread?.listing && thread.listing.ownerId !== userId ? { listingId: thread.listing.id } : place);

  const isTouch = useMedia('(pointer: coarse)');
  const frame = useRef<HTMLElement>(null);
  // What opened the thread may be gone: Esc and Tab continue from here until there is a field.
  useEffect(() => {
    if (takesFocus) frame.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <Frame ref={frame} tabIndex={-1} part="thread" aria-label={chatText.thread} data-state={isLoading ? 'loading' : status}>
      <ThreadHead
        name={name}
        isLoading={isLoading}
        presence={presence}
        headingLevel={headingLevel}
        takesFocus={takesFocus && !at && (isTouch || refusal !== null)}
        onBack={onBack}
      >
        {tools ?? menu}
      </ThreadHead>
      {!isCollapsed && (
        <>
          {isLoading && <ListingLineSkeleton />}
          {name !== '' && (
            <ListingLine listing={listing} onNavigate={act.navigate}>
              {tools && menu}
            </ListingLine>
          )}
          {!isConnected && (
            <Strip role="status">
              <Icon name={chatIcons['wifi-off']} />
              {chatText.noNetwork}
            </Strip>
          )}
          <Middle>
            {isLoading && (
              <Waiting role="status" aria-busy="true">
                <Spinner />
                {chatText.loading}
              </Waiting>
            )}
            {status === 'failed' && (
              <StateBlock
                part="state"
                role="alert"
                art={error && isNetworkError(error) ? 'network' : 'broken'}
                headingLevel={headingLevel}
                title={chatText.loadFailed}
                actions={
                  <Button variant="primary" icon="refresh" onClick={() => controller?.reload()}>
                    {chatText.retry}
                  </Button>
                }
              />
            )}
            {isFirst && !isLoading && (
              <StateBlock
                part="state"
                art="messages"
                headingLevel={headingLevel + 1}
                title={chatText.empty}
                text={refusal ? undefined : chatText.emptyHint}
              />
            )}
            {status === 'gone' && outgoing.length === 0 && (
              <StateBlock
                part="state"
                art="messages"
                headingLevel={headingLevel}
                title={chatText.empty}
                actions={onBack && <Button onClick={onBack}>{chatText.back}</Button>}
              />
            )}
            {(status === 'ready' || (outgoing.length > 0 && (status === 'empty' || status === 'gone'))) && (
              <Messages
                key={shown.isJump ? shown.part : 0}
                shown={shown}
                name={name}
                refusal={refusal}
                isCompact={isCompact}
                takesFocus={takesFocus}
                onJump={act.jump}
              />
            )}
          </Middle>
          {isLoading && <ComposerSkeleton />}
          <NoticeQuestion isWanted={isAnswered && refusal === null} />
          {name !== '' &&
            (refusedText ? (
              <Refusal text={refusedText} unblocking={unblocking} onUnblock={refusal === 'you_blocked' ? act.unblock : undefined} />
            ) : (
              <Composer key={draftKey} place={draftKey} takesFocus={takesFocus && !at} about={isFirst ? fresh : null} onSend={act.send} />
            ))}
        </>
      )}
      <ChatDialogs changes={changes} onGone={act.gone} onFolder={followFolder} />
    </Frame>
  );
}
