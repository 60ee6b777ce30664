import { type RefObject, useLayoutEffect, useState } from 'react';
import { Thread, type ThreadProps } from './thread/Thread';

export interface OpenThreadProps extends ThreadProps {
  /** The head of the page, which comes before this. */
  readonly head: RefObject<HTMLElement | null>;
}

/** A thread below the head of the page. On a phone, where that gives way to it, the thread has the heading of the page. */
export function OpenThread({ head, headingLevel, ...props }: OpenThreadProps) {
  const [hasHead, setHasHead] = useState(true);
  useLayoutEffect(() => {
    const { current } = head;
    if (!current) return undefined;
    const look = () => setHasHead(current.offsetWidth > 0);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, [head]);
  return <Thread {...props} headingLevel={hasHead ? headingLevel + 1 : headingLevel} />;
}
