import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useLatest } from '../../base/hooks/useLatest';
import { type MapInit, type MapState, useMap } from './useMap';

export interface MapStageProps extends MapInit {
  /** Called after every change of state. The caller renders the failure. */
  onState(state: MapState): void;
  className?: string;
  part?: string;
}

/**
 * No stacking context: the copyright notice must be above the pins, which cover the stage. The invisible background transition signals
 * theme changes.
 */
const Stage = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background-color: var(--kv-bg-sunken);
  transition: background-color 1ms step-end;
`;

/** The area a map fills. Its parent must be positioned and have a size; if the parent has focus, focus moves to the map once ready. */
export function MapStage({ onState, className, part, ...init }: MapStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const state = useMap(stage, init);
  const latestOnState = useLatest(onState);
  useEffect(() => {
    latestOnState.current(state);
    if (state.status === 'ready' && stage.current?.parentElement?.matches(':focus')) state.handle.focus();
  }, [state, latestOnState]);
  return <Stage ref={stage} className={className} part={part} data-state={state.status} />;
}
