import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Coordinates } from '../../../domain/map/coordinates';
import type { MapHandle } from '../../../map/engine/MapEngine';

const Field = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;
`;

const Dot = styled.span`
  position: absolute;
  width: 18px;
  height: 18px;
  margin: -9px 0 0 -9px;
  border: 3px solid var(--kv-bg-surface);
  border-radius: 50%;
  background: var(--kv-indicator);
  box-shadow: var(--kv-shadow-2), 0 0 0 10px color-mix(in srgb, var(--kv-indicator) 22%, transparent);
  &[data-state='apart'] {
    visibility: hidden;
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;

/** The visitor's location; moves with the map. */
export function LocationDot({ handle, at, label }: { handle: MapHandle; at: Coordinates; label: string }) {
  const dot = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { current: element } = dot;
    if (!element) return;
    const place = () => {
      const { x, y } = handle.project(at);
      element.style.left = `${x}px`;
      element.style.top = `${y}px`;
      element.style.transform = '';
      element.dataset['state'] = 'placed';
    };
    place();
    const ends = [
      handle.on('settle', place),
      handle.on('motion', ({ x, y, scale }) => {
        element.style.transform = `translate(${x}px, ${y}px)`;
        element.dataset['state'] = scale === 1 ? 'placed' : 'apart';
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [handle, at]);
  return (
    <Field>
      <Dot ref={dot} role="img" aria-label={label} />
    </Field>
  );
}
