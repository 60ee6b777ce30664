import { useEffect, useRef, useState } from 'react';

export interface TitleNewsProps {
  /** Grows with every visit; the first is told by the browser. */
  readonly visit: number;
}

/** Tells a screen reader where it is after a change of the page, which no browser tells. */
export function TitleNews({ visit }: TitleNewsProps) {
  const [title, setTitle] = useState('');
  const hasMoved = useRef(false);
  hasMoved.current ||= visit > 0;
  useEffect(() => {
    const tell = () => {
      if (hasMoved.current) setTitle(document.title);
    };
    // Some pages know their title late: a listing is asked for first.
    const renamed = new MutationObserver(tell);
    renamed.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => renamed.disconnect();
  }, []);
  return (
    <p role="status" className="site-hidden">
      {title}
    </p>
  );
}
