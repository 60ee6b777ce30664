import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface DecisionFollowUp {
  /** The list, which takes the focus. */
  readonly list: RefObject<HTMLDivElement | null>;
  /** Text for the live region. */
  readonly said: string;
  /** An item is gone from the list, and the focus with it. */
  tell(text: string): void;
}

/** Hands the focus on to a list from which a decision has taken the item, and says so. */
export function useDecided(): DecisionFollowUp {
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const [turns, setTurns] = useState(0);
  useLayoutEffect(() => {
    if (turns > 0) list.current?.focus({ preventScroll: true });
  }, [turns]);
  return {
    list,
    said,
    tell(text) {
      setSaid(text);
      setTurns((count) => count + 1);
    },
  };
}
