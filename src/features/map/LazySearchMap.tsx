import { type ComponentType, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../text/catalogue/TextContext';
import { Button } from '../../ui/buttons/Button';
import { useLazy } from '../../ui/hooks/useLazy';
import { FailureState } from '../../ui/states/FailureState';
import type { SearchMapProps } from './definition';
import { mapHeight } from './mapHeight';
import type { LazyMapProps } from './SearchMap';

/** Loads the map, which few visitors open. */
export const fetchSearchMap = () => import('./SearchMap').then((module): ComponentType<LazyMapProps> => module.SearchMap);

const Placeholder = styled.div`
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

/** Lazy-loads the map; if that fails, offers a retry and the way back to the list. */
export function LazySearchMap(props: SearchMapProps) {
  const { text } = useText();
  const { headingLevel = 2, onList } = props;
  const { value: SearchMap, hasFailed, load } = useLazy(fetchSearchMap, true);
  const placeholder = useRef<HTMLDivElement>(null);
  const [hasFocus, setFocus] = useState(false);
  const retry = () => {
    // The pressed button is about to be removed.
    placeholder.current?.focus({ preventScroll: true });
    setFocus(true);
    load();
  };
  if (SearchMap) return <SearchMap {...props} takesFocus={hasFocus} />;
  return (
    <Placeholder ref={placeholder} tabIndex={-1} onBlur={() => setFocus(false)} aria-busy={!hasFailed}>
      {hasFailed && (
        <FailureState headingLevel={Math.min(6, headingLevel + 1)} onRetry={retry}>
          {onList && <Button onClick={onList}>{text.results.toList}</Button>}
        </FailureState>
      )}
    </Placeholder>
  );
}
