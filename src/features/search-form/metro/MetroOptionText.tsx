import { styled } from 'styled-components';
import type { MetroOption } from '../../../domain/metro/metro';
import { MetroGlyph } from '../../../parts/MetroLabel';
import { useFilterText } from '../../../text/filters/useFilterText';

const OptionRow = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--kv-space-8);
  min-width: 0;
`;

const Matched = styled.b`
  font-weight: 600;
  color: var(--kv-text-accent);
`;

/** Shrinks in favour of the station name. */
const LineName = styled.span`
  flex: 1 1 0;
  min-width: 0;
  text-align: end;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font: var(--kv-type-caption);
  color: var(--kv-text-subtle);
`;

export interface MetroOptionTextProps {
  readonly option: MetroOption;
  /** It matches nothing that was typed, but may be meant. */
  readonly isGuess: boolean;
  /** The typed part of the name. */
  readonly range: readonly [number, number] | null;
}

/** A row of the list: icons of all lines of the station, its name with the typed part marked, and the line name if there is only one. */
export function MetroOptionText({ option, isGuess, range }: MetroOptionTextProps) {
  const { text: filterText } = useFilterText();
  const text = isGuess ? filterText.metroMaybe(option.name) : option.name;
  const onlyLine = option.lines.length === 1 ? option.lines[0] : undefined;
  return (
    <OptionRow>
      {option.lines.map((line) => (
        <MetroGlyph key={line.route} color={line.color} route={line.route} />
      ))}
      <span>
        {range ? (
          <>
            {text.slice(0, range[0])}
            <Matched>{text.slice(...range)}</Matched>
            {text.slice(range[1])}
          </>
        ) : (
          text
        )}
      </span>
      {onlyLine && <LineName>{onlyLine.name}</LineName>}
    </OptionRow>
  );
}
