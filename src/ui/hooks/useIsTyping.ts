import { type FocusEvent, useState } from 'react';

const isText = (target: EventTarget | null) => target instanceof HTMLInputElement && target.type === 'text';

/** Returns whether a text field inside has the focus, and the handlers for the element around the fields. */
export function useIsTyping() {
  const [isTyping, setTyping] = useState(false);
  return {
    isTyping,
    handlers: {
      onFocus: ({ target }: FocusEvent) => setTyping(isText(target)),
      // Typing goes on between two fields: the focus is still on its way.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setTyping(isText(relatedTarget) && currentTarget.contains(relatedTarget as Node)),
    },
  };
}
