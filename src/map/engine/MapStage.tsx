import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useLatest } from '../../base/hooks/useLatest';
import { type MapInit, type MapState, useMap } from './useMap';

export interface MapStageProps extends MapInit {
  /** How the map stands; called after every change. Whoever shows the map also shows that it has failed. */
  onState(state: MapState): void;
  className?: string;
  part?: string;
}

/** No stacking context: whose the map is stands above the pins, which lie over the stage. The short way from colour to colour tells that the theme has changed; it cannot be seen. */
const Stage = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background-color: var(--kv-bg-sunken);
  transition: background-color 1ms step-end;
`;

/** A place that a map fills. Its parent is positioned and has a size; the focus, where that has it, goes to the map as soon as it stands. */
export function MapStage({ onState, className, part, ...init }: MapStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const state = useMap(stage, init);
  const told = useLatest(onState);
  useEffect(() => {
    told.current(state);
    if (state.status === 'ready' && stage.current?.parentElement?.matches(':focus')) state.handle.focus();
  }, [state, told]);
  return <Stage ref={stage} className={className} part={part} data-state={state.status} />;
}
