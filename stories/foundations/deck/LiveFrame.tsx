import { useEffect, useRef, useState } from 'react';
import type { DeckCell } from './rows';

export interface LiveFrameProps {
  readonly cell: DeckCell;
  readonly name: string;
  readonly scale: number;
  /** Address of Storybook. */
  readonly root: string;
}

/** A state runs its scripts and keeps its storage; it must not navigate the window of Storybook. */
const permissions = 'allow-scripts allow-same-origin allow-forms allow-popups';

/** A state in a window of its width. It is loaded when it scrolls into view, and let go when it is far away. */
export function LiveFrame({ cell: { width, frame, link }, name, scale, root }: LiveFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const height = width < 744 ? 812 : 900;
  useEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '100px' });
    const far = new IntersectionObserver(([entry]) => entry && !entry.isIntersecting && setNear(false), { rootMargin: '2000px' });
    near.observe(box);
    far.observe(box);
    return () => {
      near.disconnect();
      far.disconnect();
    };
  }, []);
  return (
    <figure className="deck-cell" style={{ width: width * scale }}>
      <figcaption>
        <a href={root + link} target="_top" aria-label={`${name}, ${width} px: открыть`}>
          {width} px
        </a>
      </figcaption>
      <div ref={place} className="deck-window" style={{ height: height * scale }}>
        {isNear && (
          <iframe
            // Another element for another state: the history of the page must not grow.
            key={frame}
            src={root + frame}
            title={`${name}, ${width} px`}
            sandbox={permissions}
            allow="clipboard-write; fullscreen"
            width={width}
            height={height}
            style={{ transform: `scale(${scale})` }}
          />
        )}
      </div>
    </figure>
  );
}
