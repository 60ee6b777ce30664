import { useMapText } from '../../text/map/useMapText';
import { Button } from '../../ui/buttons/Button';
import { StateBlock } from '../../ui/states/StateBlock';
import { type ToList, ToListButton } from './controls/MapTop';
import { Cover } from './SearchMap.styles';

export interface MapFailureProps {
  readonly headingLevel: number;
  readonly toList: ToList | null;
  onRetry(): void;
}

/** Shown when the map fails to load. */
export function MapFailure({ headingLevel, toList, onRetry }: MapFailureProps) {
  const { text } = useMapText();
  return (
    <Cover>
      <StateBlock
        part="state"
        role="alert"
        art="broken"
        headingLevel={Math.min(6, headingLevel + 1)}
        title={text.failed}
        text={text.failedText}
        actions={
          <>
            <Button variant="primary" icon="refresh" onClick={onRetry}>
              {text.refresh}
            </Button>
            {toList && <ToListButton {...toList} />}
          </>
        }
      />
    </Cover>
  );
}
