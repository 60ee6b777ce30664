import { useLazyAfterPaint } from '../../ui/hooks/useLazyAfterPaint';
import type { HeartProps } from './Heart';

const fetchHeart = () => import('./Heart').then((module) => module.Heart);

/** The place of a heart, which follows the first cards: it needs the storage of the device. Nothing if its code does not load. */
export function HeartSlot(props: HeartProps) {
  const { value: Heart } = useLazyAfterPaint(fetchHeart);
  return Heart && <Heart key={props.listing.id} {...props} />;
}
