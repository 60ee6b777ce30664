import { useLazyAfterPaint } from '../../ui/hooks/useLazyAfterPaint';
import type { CardMarksProps } from './CardMarks';

const fetchMarks = () => import('./CardMarks').then((module) => module.CardMarks);

/** The place of a heart and of what else the device remembers of a listing. It follows the first cards: it needs the storage of the device. Nothing if its code does not load. */
export function HeartSlot(props: CardMarksProps) {
  const { value: Marks } = useLazyAfterPaint(fetchMarks);
  return Marks && <Marks key={props.listing.id} {...props} />;
}
