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
  /** The search has found nothing, not even outside the map. */
  readonly isNothing: boolean;
  readonly headingLevel: number;
  onWholeCity(): void;
  /** Called before the pressed button is removed: moves the focus. */
  onLeave(): void;
}

/** The notice over an empty map, with the reason. */
export function PointsNotice({ points, inView, isNothing, headingLevel, onWholeCity, onLeave }: PointsNoticeProps) {
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
  if (isNothing) {
    return (
      <Notice>
        <StateBlock part="state" art="nothing" headingLevel={headingLevel} title={text.nothing} />
      </Notice>
    );
  }
  // Where all results are outside, zooming out would show nothing more.
  if (points.status !== 'ready' || inView !== 0 || points.isNothing) return null;
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
