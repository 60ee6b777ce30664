import { type FocusEvent, useState } from 'react';

const isText = (target: EventTarget) => target instanceof HTMLInputElement && target.type === 'text';

/** Whether a text field inside has the focus, and the handlers to put on what is around the fields. */
export function useIsTyping() {
  const [isTyping, setTyping] = useState(false);
  return {
    isTyping,
    handlers: {
      onFocus: ({ target }: FocusEvent) => setTyping(isText(target)),
      onBlur: ({ target }: FocusEvent) => {
        if (isText(target)) setTyping(false);
      },
    },
  };
}
