import { useEffect, useRef, useState } from 'react';

export interface RouteAnnouncerProps {
  /** Counts navigations; the browser announces the first page itself. */
  readonly visit: number;
}

/** Announces the title of the new page: browsers do not announce client-side navigation. */
export function RouteAnnouncer({ visit }: RouteAnnouncerProps) {
  const [title, setTitle] = useState('');
  const hasMoved = useRef(false);
  hasMoved.current ||= visit > 0;
  useEffect(() => {
    const announce = () => {
      if (hasMoved.current) setTitle(document.title);
    };
    // Some pages set their title later: a listing has to load first.
    const observer = new MutationObserver(announce);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return (
    <p role="status" className="site-hidden">
      {title}
    </p>
  );
}
