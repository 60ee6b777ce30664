import { type FocusEvent, useState } from 'react';

const isText = (target: EventTarget) => target instanceof HTMLInputElement && target.type === 'text';

/** Returns whether a text field inside has the focus, and the handlers for the element around the fields. */
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
