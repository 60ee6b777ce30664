import { type UIEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useLatest } from '../../../base/hooks/useLatest';
import type { ChatRefusal } from '../../../domain/chat/whyCannotWrite';
import type { MessageTarget } from '../../../state/chat/threadController';
import { useOnScreen } from '../../../state/chat/useOnScreen';
import type { ShownThread } from '../../../state/chat/useThread';
import { chatDates } from '../../../text/chat/chatDates';
import { useChatText } from '../../../text/chat/useChatText';
import { Button } from '../../../ui/buttons/Button';
import { hasLostFocus } from '../../../ui/dom/hasLostFocus';
import { LiveRegion } from '../../../ui/dom/LiveRegion';
import { useLazy } from '../../../ui/hooks/useLazy';
import { ThreadLine } from './Bubble';
import { Down, Scroller } from './Thread.styles';
import { keepItems, type ThreadItem, threadItems } from './threadItems';
import { useListingNotes } from './useListingNotes';

export interface MessagesProps {
  readonly shown: ShownThread;
  /** Name of the companion. */
  readonly name: string;
  /** Why nothing can be sent, which is said in place of the field. */
  readonly refusal: ChatRefusal | null;
  /** Whether this is the small panel. */
  readonly isCompact: boolean;
  /** Whether a message that the thread begins with takes the focus. */
  readonly takesFocus: boolean;
  /** Goes to the newest messages, or to the first one since a time. */
  onJump(to: Date | null): void;
}

const fetchDay = () => import('./DayOnTop').then(({ DayOnTop }) => DayOnTop);

/** Pixels from the end within which the person reads what arrives. */
const nearEnd = 48;
/** Pixels at the top that the day may lie on. */
const dayHeight = 48;
/** Pixels from the beginning at which older messages are asked for. */
const nearBeginning = 400;

/** The messages of a thread. Only those near the window are in the document, however many there are. */
export function Messages({ shown, name, refusal, isCompact, takesFocus, onJump }: MessagesProps) {
  const { text, lang } = useChatText();
  const { thread, outgoing, firstNew, older, isAway, target, isJump, outbox, controller } = shown;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  /** Null until it is known: a thread that opens at what is new does not go to its end meanwhile. */
  const [isAtEnd, setAtEnd] = useState<boolean | null>(true);
  /** The heading above what is read; null where nothing scrolls. */
  const [day, setDay] = useState<ThreadItem | null>(null);
  const { value: DayOnTop } = useLazy(fetchDay, day);
  const [coversLine, setCoversLine] = useState(false);
  const lastDay = useRef(day);
  if (day) lastDay.current = day;
  const shownItems = useRef<readonly ThreadItem[]>([]);
  const { notes, priceNews, statusNews } = useListingNotes(shown);
  const items = useMemo(
    () => keepItems(threadItems({ thread, outgoing, notes, firstNew, dayKey: chatDates(lang).dayKey }), shownItems.current),
    [thread, outgoing, notes, firstNew, lang],
  );
  useEffect(() => {
    shownItems.current = items;
  }, [items]);
  const messages = thread?.messages ?? [];
  const firstId = messages[0]?.id ?? null;
  const lastIncoming = messages.findLast(({ isOwn }) => !isOwn) ?? null;

  /** What the list showed before, to tell what has been added where. */
  const before = useRef({ firstId, length: 0, outgoing: 0 });
  // Older messages above must not move what is read.
  const isPrepended = before.current.firstId !== null && firstId !== null && firstId < before.current.firstId;
  const latest = useLatest({ isAtEnd, isAway, items });
  const [lookForEnd] = useState(() => () => {
    if (!latest.current.isAtEnd) setAtEnd((known) => isEndInSight(scroller.current) ?? known);
  });
  const shownTarget = useRef<MessageTarget | null>(null);
  // The list hides a line until it has been measured, and what is hidden takes no focus.
  const focusFound = (frames = 20) => {
    const line = scroller.current?.querySelector<HTMLElement>('[data-found]');
    line?.focus({ preventScroll: true });
    if (frames > 0 && !line?.matches(':focus')) requestAnimationFrame(() => focusFound(frames - 1));
  };
  const found = items.findIndex((item) => item.kind === 'message' && item.message.id === target?.id);
  const toEnd = () => list.current?.scrollToIndex(latest.current.items.length - 1, { align: 'end' });
  const showFound = () => {
    list.current?.scrollToIndex(found, { align: 'center' });
    setAtEnd(false);
  };
  const showNew = (line: number) => {
    // With its own day, and below that of what is read.
    const first = items[line - 1]?.kind === 'day' ? line - 1 : line;
    list.current?.scrollToIndex(first, { align: 'start', offset: -dayHeight });
    setAtEnd(null);
  };

  useLayoutEffect(() => {
    const { length, outgoing: wasOutgoing } = before.current;
    before.current = { firstId, length: items.length, outgoing: outgoing.length };
    if (items.length === 0) return;
    if (target && target !== shownTarget.current) {
      shownTarget.current = target;
      showFound();
      if (takesFocus || length > 0 || isJump) focusFound();
      return;
    }
    if (length === 0) {
      // What led to the newest messages is gone.
      if (isJump && scroller.current && hasLostFocus(scroller.current)) scroller.current.focus({ preventScroll: true });
      const line = lineOf(items);
      if (line > 0) showNew(line);
      else toEnd();
      return;
    }
    // One's own message is always seen.
    if (isAway) {
      if (outgoing.length > wasOutgoing) onJump(null);
      return;
    }
    if (outgoing.length > wasOutgoing || latest.current.isAtEnd) toEnd();
  });

  // The composer grows, the window turns: the end stays the end.
  const height = useRef(0);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => {
      height.current = box.clientHeight;
      const { isAtEnd, isAway, items } = latest.current;
      if (isAtEnd && !isAway) list.current?.scrollToIndex(items.length - 1, { align: 'end' });
      else lookForEnd();
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [latest, lookForEnd]);

  const scrolled = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>) => {
    // Not in the frame in which the height changes: the observer has not followed it yet.
    if (clientHeight === height.current && scrollTop + clientHeight < scrollHeight - nearEnd) setAtEnd(false);
    else lookForEnd();
    if (scrollTop < nearBeginning && older === 'still') controller?.loadOlder();
    if (isAway && scrollTop + clientHeight > scrollHeight - nearBeginning) controller?.loadNewer();
    const at = (pixels: number) => list.current?.findItemIndex(scrollTop + pixels) ?? 0;
    const first = at(0);
    const line = lineOf(items);
    const heading = scrollHeight > clientHeight && items.findLast((item, index) => item.kind === 'day' && index <= first);
    setDay(heading || null);
    setCoversLine(line >= first && line <= at(dayHeight - 1));
  };

  // What arrives is read by those who see it.
  const isVisible = usePageVisible();
  useOnScreen(isVisible && thread ? thread.id : null);
  const isRead = isAtEnd !== false && isVisible && !isAway;
  useEffect(() => controller?.watch(isRead), [controller, isRead]);
  const seen = useRef<number | null>(null);
  const newest = messages.at(-1)?.id ?? 0;
  if (isRead) seen.current = newest;
  const seenUntil = seen.current;
  const missed = seenUntil === null ? 0 : messages.filter(({ id, isOwn }) => !isOwn && id > seenUntil).length;

  const [opened] = useState({ at: newest, isAway });
  // What was there before is no news when an earlier part reaches it.
  if (opened.isAway) opened.at = newest;
  opened.isAway = isAway;
  const isNews = lastIncoming !== null && lastIncoming.id > opened.at;
  const foundItem = items[found];
  return (
    <>
      {DayOnTop && lastDay.current?.kind === 'day' && (
        <DayOnTop at={lastDay.current.at} isIdle={!day} stepsAside={coversLine} onJump={onJump} />
      )}
      <Scroller ref={scroller} role="log" aria-live="off" aria-label={text.thread} tabIndex={0} onScroll={scrolled}>
        <Virtualizer
          ref={list}
          scrollRef={scroller}
          shift={isPrepended}
          data={items}
          as="ul"
          item="li"
          keepMounted={found < 0 ? undefined : [found]}
          onResize={lookForEnd}
        >
          {(item, index) => (
            <ThreadLine
              key={item.key}
              item={item}
              isLast={index === items.length - 1}
              isFound={index === found}
              older={older}
              outbox={outbox}
              name={name}
              canWrite={refusal === null}
              isCompact={isCompact}
              onOlder={controller?.loadOlder ?? nothing}
            />
          )}
        </Virtualizer>
      </Scroller>
      <LiveRegion>
        {isNews
          ? text.incoming(name, lastIncoming.text)
          : foundItem?.kind === 'message' && text.incoming(foundItem.message.isOwn ? text.author : name, foundItem.message.text)}
      </LiveRegion>
      <LiveRegion>{priceNews}</LiveRegion>
      {/* Where the status is why nothing can be sent, that says so. */}
      <LiveRegion>{refusal?.startsWith('listing_') ? '' : statusNews}</LiveRegion>
      {(isAtEnd === false || isAway) && (
        <Down>
          <Button
            size="m"
            iconEnd="chevron-down"
            aria-label={missed > 0 ? undefined : text.toEnd}
            onClick={isAway ? () => onJump(null) : toEnd}
          >
            {missed > 0 ? text.toNew(missed) : undefined}
          </Button>
        </Down>
      )}
    </>
  );
}

const nothing = () => {};

/** The place of the line above what is new; negative without one. */
const lineOf = (items: readonly ThreadItem[]) => items.findIndex(({ kind }) => kind === 'new');

/** Null while lines are not measured: the end may be anywhere. */
function isEndInSight(box: HTMLElement | null): boolean | null {
  const lines = [...(box?.querySelectorAll('li') ?? [])];
  if (!box || lines.length === 0 || lines.some(({ style }) => style.visibility === 'hidden')) return null;
  const last = box.querySelector('[data-last]');
  return last !== null && last.getBoundingClientRect().bottom <= box.getBoundingClientRect().bottom + nearEnd;
}

function usePageVisible(): boolean {
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}
