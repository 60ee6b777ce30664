import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useLatest } from '../../state/useLatest';
import { useLoaded } from '../../ui/useLoaded';
import type { SearchMapProps } from './definition';
import { mapHeight } from './mapHeight';

const fetchSearchMap = () => import('./SearchMap').then((module) => module.SearchMap);

const Room = styled.div`
  ${mapHeight}
  background: var(--kv-bg-sunken);
`;

/**
 * The map, whose code comes when the tag is drawn: it shares so much with the search that a page with a card alone would carry that too,
 * if all three were there from the start.
 */
export function LateSearchMap(props: SearchMapProps) {
  const { value: SearchMap, hasFailed, load } = useLoaded(fetchSearchMap);
  const start = useLatest(load);
  useEffect(() => start.current(), [start]);
  // The boundary around every root offers another attempt.
  if (hasFailed) throw new Error('Код карты не загружен.');
  return SearchMap ? <SearchMap {...props} /> : <Room aria-busy="true" />;
}
