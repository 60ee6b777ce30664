import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { MapEvents, MapHandle } from './MapEngine';

export interface GestureHintProps {
  handle: MapHandle;
  /** What the map takes instead of what the page took. */
  labels: Readonly<Record<MapEvents['blocked'], string>>;
}

/** How long after the last gesture, ms. */
const stay = 1500;

const Veil = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: 24px;
  background: var(--kv-photo-chip);
  color: var(--kv-on-photo);
  font: var(--kv-type-h3);
  text-align: center;
  text-wrap: balance;
  pointer-events: none;
  transition: opacity var(--kv-duration-base) var(--kv-ease), visibility var(--kv-duration-base);
  &[data-state='hidden'] {
    visibility: hidden;
    opacity: 0;
  }
`;

/** Over a map with cooperative gestures: says how it is moved when somebody has scrolled the page over it. For the pointer only. */
export function GestureHint({ handle, labels }: GestureHintProps) {
  const [blocked, setBlocked] = useState<MapEvents['blocked'] | null>(null);
  /** While it fades the words stay. */
  const last = useRef<MapEvents['blocked']>('touch');
  if (blocked) last.current = blocked;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = handle.on('blocked', (by) => {
      clearTimeout(timer);
      setBlocked(by);
      timer = setTimeout(() => setBlocked(null), stay);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [handle]);
  return (
    <Veil aria-hidden="true" data-state={blocked ? 'shown' : 'hidden'}>
      {labels[last.current]}
    </Veil>
  );
}
