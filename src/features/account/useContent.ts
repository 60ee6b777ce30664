import { isValidElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

const isSlot = (content: ReactNode) => isValidElement(content) && content.type === 'slot';
const isNothing = (content: ReactNode) => content === undefined || content === null || content === false;

/** Content of a tab that the page gives: a node in React, children of the element in HTML, which may come and go. */
export function useContent(content: ReactNode) {
  const box = useRef<HTMLDivElement>(null);
  const isOfElement = isSlot(content);
  const [isFilled, setFilled] = useState(!isOfElement && !isNothing(content));
  useLayoutEffect(() => {
    if (!isOfElement) return setFilled(!isNothing(content));
    const slot = box.current?.querySelector('slot');
    const look = () => setFilled((slot?.assignedElements().length ?? 0) > 0);
    look();
    slot?.addEventListener('slotchange', look);
    return () => slot?.removeEventListener('slotchange', look);
  }, [isOfElement, content]);
  return { box, isFilled, isOfElement };
}
