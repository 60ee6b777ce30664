import { type RefObject, useEffect, useRef, useState } from 'react';

export interface DecisionFollowUp {
  /** The list, which takes the focus. */
  readonly list: RefObject<HTMLDivElement | null>;
  /** Text for the live region. */
  readonly said: string;
  /** An item is gone from the list, and the focus with it. */
  tell(text: string): void;
  /** The same for what others have decided, which is said elsewhere. */
  handOn(): void;
}

/** Hands the focus on to a list from which a decision has taken the item, and says so. */
export function useDecided(): DecisionFollowUp {
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const [turns, setTurns] = useState(0);
  // After the paint: the dialog in which it was decided has closed by then, and given the focus back.
  useEffect(() => {
    if (turns > 0) list.current?.focus({ preventScroll: true });
  }, [turns]);
  const handOn = () => setTurns((count) => count + 1);
  return {
    list,
    said,
    tell(text) {
      setSaid(text);
      handOn();
    },
    handOn,
  };
}
