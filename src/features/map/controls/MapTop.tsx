import type { MouseEvent } from 'react';
import { useMapText } from '../../../text/map/useMapText';
import { Button } from '../../../ui/buttons/Button';
import { mapIcons } from '../../../ui/icons/mapIcons';
import { Count, Floating, Top } from '../SearchMap.styles';

export interface MapTopProps {
  /** Null if there is no list. */
  readonly toList: ToList | null;
  /** Number of search results; null while unknown. */
  readonly count: number | null;
}

/** The same search as a list: behind the map, or on the main site. */
export interface ToList {
  readonly href?: string;
  onClick(event: MouseEvent): void;
}

export function ToListButton({ href, onClick }: ToList) {
  const { m } = useMapText();
  return (
    <Button part="to-list" icon={mapIcons['arrow-left']} href={href} onClick={onClick}>
      {m.toList}
    </Button>
  );
}

/** The back link and the number of results. */
export function MapTop({ toList, count }: MapTopProps) {
  const { t, format } = useMapText();
  return (
    <Top>
      {toList && (
        <Floating>
          <ToListButton {...toList} />
        </Floating>
      )}
      {count !== null && (
        <Count part="count" $isLong={count >= 1000}>
          <b>{format.number(count)}</b> <span>{t.results.countNoun(count)}</span>
        </Count>
      )}
    </Top>
  );
}
