import { type UIEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useLatest } from '../../../base/hooks/useLatest';
import { useOnScreen } from '../../../state/chat/useOnScreen';
import type { ShownThread } from '../../../state/chat/useThread';
import { chatDates } from '../../../text/chat/chatDates';
import { useChatText } from '../../../text/chat/useChatText';
import { Button } from '../../../ui/buttons/Button';
import { LiveRegion } from '../../../ui/dom/LiveRegion';
import { ThreadLine } from './Bubble';
import { Down, Scroller } from './Thread.styles';
import { keepItems, type ThreadItem, threadItems } from './threadItems';

export interface MessagesProps {
  readonly shown: ShownThread;
  /** Name of the companion. */
  readonly name: string;
  readonly canWrite: boolean;
  /** Whether this is the small panel. */
  readonly isCompact: boolean;
}

/** Pixels from the end within which the person reads what arrives. */
const nearEnd = 48;
/** Pixels from the beginning at which older messages are asked for. */
const nearBeginning = 400;

/** The messages of a thread. Only those near the window are in the document, however many there are. */
export function Messages({ shown, name, canWrite, isCompact }: MessagesProps) {
  const { text, lang } = useChatText();
  const { thread, outgoing, firstNew, older, outbox, controller } = shown;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const shownItems = useRef<readonly ThreadItem[]>([]);
  const items = useMemo(
    () => keepItems(threadItems({ thread, outgoing, firstNew, dayKey: chatDates(lang).dayKey }), shownItems.current),
    [thread, outgoing, firstNew, lang],
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
  const latest = useLatest({ isAtEnd, items });
  const toEnd = () => list.current?.scrollToIndex(latest.current.items.length - 1, { align: 'end' });

  useLayoutEffect(() => {
    const { length, outgoing: wasOutgoing } = before.current;
    before.current = { firstId, length: items.length, outgoing: outgoing.length };
    if (items.length === 0) return;
    if (length === 0) {
      const line = items.findIndex(({ kind }) => kind === 'new');
      if (line > 0) list.current?.scrollToIndex(line, { align: 'start' });
      else toEnd();
      return;
    }
    // One's own message is always seen.
    if (outgoing.length > wasOutgoing || latest.current.isAtEnd) toEnd();
  });

  // The composer grows, the window turns: the end stays the end.
  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => {
      if (latest.current.isAtEnd) list.current?.scrollToIndex(latest.current.items.length - 1, { align: 'end' });
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [latest]);

  const scrolled = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>) => {
    setAtEnd(scrollTop + clientHeight >= scrollHeight - nearEnd);
    if (scrollTop < nearBeginning && older === 'still') controller?.loadOlder();
  };

  // What arrives is read by those who see it.
  const isVisible = usePageVisible();
  useOnScreen(isVisible && thread ? thread.id : null);
  useEffect(() => controller?.watch(isAtEnd && isVisible), [controller, isAtEnd, isVisible]);
  const seen = useRef<number | null>(null);
  const newest = messages.at(-1)?.id ?? 0;
  if (isAtEnd && isVisible) seen.current = newest;
  const seenUntil = seen.current;
  const missed = seenUntil === null ? 0 : messages.filter(({ id, isOwn }) => !isOwn && id > seenUntil).length;

  const [opened] = useState({ at: newest });
  const isNews = lastIncoming !== null && lastIncoming.id > opened.at;
  return (
    <>
      <Scroller ref={scroller} role="log" aria-live="off" aria-label={text.thread} tabIndex={0} onScroll={scrolled}>
        <Virtualizer ref={list} scrollRef={scroller} shift={isPrepended} data={items} as="ul" item="li">
          {(item, index) => (
            <ThreadLine
              key={item.key}
              item={item}
              isLast={index === items.length - 1}
              older={older}
              outbox={outbox}
              name={name}
              canWrite={canWrite}
              isCompact={isCompact}
              onOlder={controller?.loadOlder ?? nothing}
            />
          )}
        </Virtualizer>
      </Scroller>
      <LiveRegion>{isNews && text.incoming(name, lastIncoming.text)}</LiveRegion>
      {!isAtEnd && (
        <Down>
          <Button size="m" iconEnd="chevron-down" aria-label={missed > 0 ? undefined : text.toEnd} onClick={toEnd}>
            {missed > 0 ? text.toNew(missed) : undefined}
          </Button>
        </Down>
      )}
    </>
  );
}

const nothing = () => {};

function usePageVisible(): boolean {
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}
