import { FoundMarks } from './FoundMarks';
import { Heart, type HeartProps } from './Heart';
import { Corner } from './marks.styles';
import { useVisit } from './useVisit';

export interface CardMarksProps extends HeartProps {
  /** Whether a search has found it: it can be hidden, and says that it was seen. */
  readonly isFound?: boolean;
}

/** What this device remembers of a listing: its heart, whether it was seen, whether it is hidden. Lazy-loaded. */
export function CardMarks({ isFound, ...heart }: CardMarksProps) {
  if (heart.place === 'bar') return <PageMarks {...heart} />;
  if (isFound) return <FoundMarks {...heart} />;
  return (
    <Corner $place={heart.place}>
      <Heart {...heart} />
    </Corner>
  );
}

/** On the page of a listing, which counts as seen now. */
function PageMarks(props: HeartProps) {
  useVisit(props.listing);
  return <Heart {...props} />;
}
