import { type ComponentType, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLatest } from '../../base/hooks/useLatest';
import { useText } from '../../text/TextContext';
import { Button } from '../../ui/buttons/Button';
import { useLoaded } from '../../ui/hooks/useLazy';
import { StateBlock } from '../../ui/states/StateBlock';
import type { SearchMapProps } from './definition';
import { mapHeight } from './mapHeight';

export type LateMapProps = SearchMapProps & {
  /** The visitor waits for it where it comes. */
  readonly takesFocus?: boolean;
};

/** Fetches the map, which few visitors open. */
export const fetchSearchMap = () => import('./SearchMap').then((module): ComponentType<LateMapProps> => module.SearchMap);

const Room = styled.div`
  display: grid;
  align-items: center;
  overflow: auto;
  ${mapHeight}
  background: var(--kv-bg-sunken);
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;

/** The map, whose code comes when it is drawn. Where it does not come, it can be tried again, and the way to the list is there. */
export function LateSearchMap(props: SearchMapProps) {
  const { t } = useText();
  const { headingLevel = 2, onList } = props;
  const { value: SearchMap, hasFailed, load } = useLoaded(fetchSearchMap);
  const start = useLatest(load);
  useEffect(() => start.current(), [start]);
  const room = useRef<HTMLDivElement>(null);
  const [hasFocus, setFocus] = useState(false);
  const retry = () => {
    // The pressed button is about to go.
    room.current?.focus({ preventScroll: true });
    setFocus(true);
    load();
  };
  if (SearchMap) return <SearchMap {...props} takesFocus={hasFocus} />;
  return (
    <Room ref={room} tabIndex={-1} onBlur={() => setFocus(false)} aria-busy={!hasFailed}>
      {hasFailed && (
        <StateBlock
          part="state"
          role="alert"
          art="network"
          headingLevel={Math.min(6, headingLevel + 1)}
          title={t.results.networkTitle}
          text={t.results.networkText}
          actions={
            <>
              <Button variant="primary" icon="refresh" onClick={retry}>
                {t.results.refresh}
              </Button>
              {onList && <Button onClick={onList}>{t.results.toList}</Button>}
            </>
          }
        />
      )}
    </Room>
  );
}
