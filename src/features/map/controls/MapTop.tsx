import type { MouseEvent } from 'react';
import { useMapText } from '../../../text/map/useMapText';
import { Button } from '../../../ui/buttons/Button';
import { mapIcons } from '../../../ui/icons/mapIcons';
import { Count, Floating, Top } from '../SearchMap.styles';

export interface MapTopProps {
  /** Null where there is no list to go to. */
  readonly toList: ToList | null;
  /** How many listings the search finds; null while that is not known. */
  readonly count: number | null;
}

/** The way to the same search as a list: to what stands behind the map, or a link to the main site. */
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

/** The way back to the list, and how much is found. */
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
