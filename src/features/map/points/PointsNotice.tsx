import { isNetworkError } from '../../../api/client/errors';
import type { ShownPoints } from '../../../state/map/useMapPoints';
import { useMapText } from '../../../text/map/useMapText';
import { Button } from '../../../ui/buttons/Button';
import { StateBlock } from '../../../ui/states/StateBlock';
import { Hint, Notice } from '../SearchMap.styles';

export interface PointsNoticeProps {
  readonly points: ShownPoints;
  /** Number of listings in view; null while unknown. */
  readonly inView: number | null;
  /** Number of search results; null while unknown. */
  readonly count: number | null;
  /** All results are outside the map. */
  readonly isAllOutside: boolean;
  readonly headingLevel: number;
  onWholeCity(): void;
  /** Called before the pressed button is removed: moves the focus. */
  onLeave(): void;
}

/** The notice over an empty map, with the reason. */
export function PointsNotice({ points, inView, count, isAllOutside, headingLevel, onWholeCity, onLeave }: PointsNoticeProps) {
  const { text } = useMapText();
  const movingFocus = (action: () => void) => () => {
    onLeave();
    action();
  };
  if (points.status === 'failed') {
    return (
      <Notice>
        <StateBlock
          part="state"
          role="alert"
          art={points.error && isNetworkError(points.error) ? 'network' : 'broken'}
          headingLevel={headingLevel}
          title={text.pointsFailed}
          actions={
            <Button variant="primary" icon="refresh" onClick={movingFocus(points.retry)}>
              {text.refresh}
            </Button>
          }
        />
      </Notice>
    );
  }
  // Zooming out would show nothing more.
  if (isAllOutside) return null;
  if (count === 0 || points.isNothing) {
    return (
      <Notice>
        <StateBlock part="state" art="nothing" headingLevel={headingLevel} title={text.nothing} />
      </Notice>
    );
  }
  if (points.status !== 'ready' || inView !== 0) return null;
  return (
    <Hint>
      <div>
        {text.nothingHere}
        <Button variant="ghost" onClick={movingFocus(onWholeCity)}>
          {text.wholeCity}
        </Button>
      </div>
    </Hint>
  );
}
