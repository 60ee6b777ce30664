import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import type { MapHandle } from '../engine/MapEngine';
import { createPinLayer, type PinLayer } from './createPinLayer';
import type { MapPin } from './MapPin';
import { PinField } from './PinField';

export interface MapPinsProps {
  handle: MapHandle;
  pins: readonly MapPin[];
  /** Accessible name of the group of pins. */
  label: string;
  /** The gestures of the map; `free` by default. */
  gestures?: 'free' | 'cooperative';
  onPress(key: string): void;
}

/** Pins over a map. Must be in a positioned box with the same edges as the map's container. */
export function MapPins({ handle, pins, label, gestures, onPress }: MapPinsProps) {
  const field = useRef<HTMLDivElement>(null);
  const layer = useRef<PinLayer | null>(null);
  const press = useLatest(onPress);
  const latest = useLatest(pins);
  useLayoutEffect(() => {
    if (!field.current) return;
    const made = createPinLayer(field.current, handle, { label, gestures, onPress: (key) => press.current(key) });
    made.set(latest.current);
    layer.current = made;
    return () => {
      layer.current = null;
      made.destroy();
    };
  }, [handle, label, gestures, press, latest]);
  useEffect(() => {
    layer.current?.set(pins);
  }, [pins]);
  return <PinField ref={field} />;
}
