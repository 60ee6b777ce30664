import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../base/hooks/useLatest';
import { useUserId } from '../../../state/account/useUserId';
import { chatDrafts } from '../../../state/chat/outbox/chatStorage';
import { useRuntime } from '../../../state/runtime/runtimeContext';

/** ms after the last key. */
const delay = 300;

/**
 * What is typed and not sent, kept on this device for each chat; `place` is its `placeKey`. It survives a reload, and an ended session.
 * Null until what is kept has been read.
 */
export function useDraft(place: string): readonly [string | null, (text: string) => void] {
  const runtime = useRuntime();
  const userId = useUserId();
  const [text, setText] = useState<string | null>(null);
  const hasTyped = useRef(false);
  /** The text and its author: another person may be signed in by the time it is kept. */
  const unsaved = useRef<{ readonly by: number | null; readonly text: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useLatest(() => {
    const by = unsaved.current?.by ?? userId;
    if (by === null || unsaved.current === null) return;
    // Blocked storage: the text is there as long as the page.
    chatDrafts.write({ apiUrl: runtime.apiUrl, userId: by }, place, unsaved.current.text).catch(() => undefined);
    unsaved.current = null;
  });

  useEffect(() => {
    if (userId === null) return undefined;
    let isGone = false;
    chatDrafts.read({ apiUrl: runtime.apiUrl, userId }, place).then(
      (kept) => {
        if (!isGone && !hasTyped.current) setText(kept);
      },
      () => {
        if (!isGone && !hasTyped.current) setText('');
      },
    );
    return () => {
      isGone = true;
    };
  }, [runtime, userId, place]);

  useEffect(() => {
    const leave = () => {
      clearTimeout(timer.current);
      save.current();
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [save]);

  return [
    text,
    (next) => {
      hasTyped.current = true;
      unsaved.current = { by: userId, text: next };
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => save.current(), delay);
    },
  ];
}
