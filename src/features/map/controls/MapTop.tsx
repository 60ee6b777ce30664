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
  /** How many of those on the map are in view; null if all are, or if it is unknown. */
  readonly part: number | null;
  /** How many results are in the list only. */
  readonly outside: number;
}

/** The same search as a list: behind the map, or on the main site. */
export interface ToList {
  readonly href?: string;
  onClick(event: MouseEvent): void;
}

export function ToListButton({ href, onClick }: ToList) {
  const { text } = useMapText();
  return (
    <Button part="to-list" icon={mapIcons['arrow-left']} href={href} onClick={onClick}>
      {text.toList}
    </Button>
  );
}

/** The back link and the number of results on the map: '217 объявлений', or '38 из 217 объявлений' when a part of them is in view. */
export function MapTop({ toList, count: found, part, outside }: MapTopProps) {
  const { text, common, format } = useMapText();
  const count = found && found - outside;
  return (
    <Top>
      {toList && (
        <Floating>
          <ToListButton {...toList} />
        </Floating>
      )}
      {count !== null && (
        <Count part="count" $isLong={count >= 1000 || part !== null}>
          <b>
            {part !== null && text.of(format.number(part))}
            {format.number(count)}
          </b>{' '}
          <span>{part === null ? common.results.countNoun(count) : text.ofNoun(count)}</span>
        </Count>
      )}
    </Top>
  );
}
