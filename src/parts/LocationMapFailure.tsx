import { styled } from 'styled-components';
import { useMapText } from '../text/map/useMapText';
import { Button } from '../ui/Button';
import { StateBlock } from '../ui/StateBlock';

const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-items: center;
  overflow: auto;
  background: var(--kv-bg-sunken);
`;

/** In the room of a map that did not come. The address above it stays. */
export function LocationMapFailure({ onRetry }: { onRetry(): void }) {
  const { m } = useMapText();
  return (
    <Cover>
      <StateBlock
        art="broken"
        role="alert"
        headingLevel={3}
        title={m.failed}
        actions={
          <Button icon="refresh" onClick={onRetry}>
            {m.refresh}
          </Button>
        }
      />
    </Cover>
  );
}
