import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { MapEvents, MapHandle } from './MapEngine';

export interface GestureHintProps {
  handle: MapHandle;
  /** Hints, by the input the page took. */
  labels: Readonly<Record<MapEvents['blocked'], string>>;
}

/** Ms after the last gesture. */
const hideDelay = 1500;

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

/** Explains how to move a map with cooperative gestures, when the visitor tries to scroll over it. Hidden from assistive technology. */
export function GestureHint({ handle, labels }: GestureHintProps) {
  const [blocked, setBlocked] = useState<MapEvents['blocked'] | null>(null);
  /** The text stays while the hint fades out. */
  const last = useRef<MapEvents['blocked']>('touch');
  if (blocked) last.current = blocked;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = handle.on('blocked', (by) => {
      clearTimeout(timer);
      setBlocked(by);
      timer = setTimeout(() => setBlocked(null), hideDelay);
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
