import type { MetroOption } from '../../domain/metro/metro';
import { MetroGlyph } from '../../parts/MetroLabel';
import { LineName, Matched, OptionRow } from './SearchForm.styles';

export interface MetroOptionTextProps {
  readonly option: MetroOption;
  /** Its name, or a question about it. */
  readonly text: string;
  /** The typed part of the name. */
  readonly range: readonly [number, number] | null;
}

/** A row of the list: icons of all lines of the station, its name with the typed part marked, and the line name if there is only one. */
export function MetroOptionText({ option, text, range }: MetroOptionTextProps) {
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
