import { useRef } from 'react';
import { styled } from 'styled-components';
import { focusQuietly } from '../../map/engine/focusQuietly';
import { useMapText } from '../../text/map/useMapText';
import { Button } from '../../ui/buttons/Button';
import { StateBlock } from '../../ui/states/StateBlock';

const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-items: center;
  overflow: auto;
  background: var(--kv-bg-sunken);
`;

/** Replaces a map that failed to load; the address stays. */
export function LocationMapFailure({ onRetry }: { onRetry(): void }) {
  const { text } = useMapText();
  const cover = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The pressed button is about to be removed; its container stays.
    focusQuietly(cover.current?.parentElement);
    onRetry();
  };
  return (
    <Cover ref={cover}>
      <StateBlock
        art="broken"
        role="alert"
        headingLevel={3}
        title={text.failed}
        actions={
          <Button icon="refresh" onClick={retry}>
            {text.refresh}
          </Button>
        }
      />
    </Cover>
  );
}
