import { isNetworkError } from '../../../api/client/errors';
import type { ShownPoints } from '../../../state/map/useMapPoints';
import { useMapText } from '../../../text/map/useMapText';
import { Button } from '../../../ui/buttons/Button';
import { StateBlock } from '../../../ui/states/StateBlock';
import { Hint, Notice } from '../SearchMap.styles';

export interface PointsNoticeProps {
  readonly points: ShownPoints;
  /** How many listings stand in the view; null while that is not known. */
  readonly inView: number | null;
  /** How many the search finds; null while that is not known. */
  readonly count: number | null;
  /** Everything that is found stands beyond the map. */
  readonly isAllOutside: boolean;
  readonly headingLevel: number;
  onWholeCity(): void;
  /** The pressed button is about to go: the focus has to go elsewhere. */
  onLeave(): void;
}

/** What is said over the map where there is nothing on it, and why. */
export function PointsNotice({ points, inView, count, isAllOutside, headingLevel, onWholeCity, onLeave }: PointsNoticeProps) {
  const { m } = useMapText();
  const leaving = (deed: () => void) => () => {
    onLeave();
    deed();
  };
  if (points.status === 'failed') {
    return (
      <Notice>
        <StateBlock
          part="state"
          role="alert"
          art={points.error && isNetworkError(points.error) ? 'network' : 'broken'}
          headingLevel={headingLevel}
          title={m.pointsFailed}
          actions={
            <Button variant="primary" icon="refresh" onClick={leaving(points.retry)}>
              {m.refresh}
            </Button>
          }
        />
      </Notice>
    );
  }
  if (count === 0 || points.isNothing) {
    return (
      <Notice>
        <StateBlock part="state" art="nothing" headingLevel={headingLevel} title={m.nothing} />
      </Notice>
    );
  }
  // Coming farther out would show nothing more.
  if (points.status !== 'ready' || inView !== 0 || isAllOutside) return null;
  return (
    <Hint>
      <div>
        {m.nothingHere}
        <Button variant="ghost" onClick={leaving(onWholeCity)}>
          {m.wholeCity}
        </Button>
      </div>
    </Hint>
  );
}
