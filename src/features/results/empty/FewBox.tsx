import type { SearchFilters } from '../../../domain/search/filters';
import { MetroGlyph } from '../../../parts/MetroLabel';
import type { SearchSession } from '../../../state/search/searchSession';
import { useFilterText } from '../../../text/filters/useFilterText';
import { LiveRegion } from '../../../ui/dom/LiveRegion';
import { VisuallyHidden } from '../../../ui/dom/VisuallyHidden';
import { SaveSearch } from '../later/SaveSearch';
import { changeTexts } from './changeTexts';
import { Chip, Few } from './FewBox.styles';
import type { CountedChanges } from './useChanges';

export interface FewBoxProps {
  readonly session: SearchSession;
  readonly changes: CountedChanges;
  readonly headingLevel: number;
  readonly isFlats: boolean;
  onChange(filters: SearchFilters): void;
}

/** Below few listings: a chip for each changed condition and each station nearby that finds more, and the button that keeps the search. */
export function FewBox({ session, changes, headingLevel, isFlats, onChange }: FewBoxProps) {
  const texts = useFilterText();
  const { text, format } = texts;
  const { isLoading, conditions, stations } = changes;
  const Heading = `h${headingLevel}` as 'h3';
  // Whatever one change finds fails that condition alone, so nothing is counted twice.
  const sum = conditions.reduce((all, { more }) => all + more, 0);
  const heading = text.moreByOneChange(format.number(sum), sum, isFlats);
  const number = (more: number) => (
    <>
      {' '}
      <b>+{format.number(more)}</b>
      <VisuallyHidden> {text.listings(more)}</VisuallyHidden>
    </>
  );
  const isKnown = !isLoading && conditions.length + stations.length > 0;
  const said = [conditions.length > 0 && heading, stations.length > 0 && `${text.nearbyStations}: ${stations.length}`];
  return (
    <>
      <LiveRegion>{isKnown && said.filter(Boolean).join('. ')}</LiveRegion>
      {!isKnown && <SaveSearch session={session} place="below" />}
      {isKnown && (
        <Few part="state">
          {conditions.length > 0 && (
            <div>
              <Heading>{heading}</Heading>
              <ul>
                {conditions.map((change) => {
                  const { short } = changeTexts(change, texts);
                  return (
                    <li key={short}>
                      <Chip type="button" onClick={() => onChange(change.filters)}>
                        <span>{short}</span>
                        {number(change.more)}
                      </Chip>
                    </li>
                  );
                })}
              </ul>
            </div>
          )}
          {stations.length > 0 && (
            <div>
              <Heading>{text.nearbyStations}</Heading>
              <ul>
                {stations.map(({ station: { name, color, route }, filters, more }) => (
                  <li key={name}>
                    <Chip type="button" onClick={() => onChange(filters)}>
                      <MetroGlyph color={color} route={route} />
                      <span>{name}</span>
                      {number(more)}
                    </Chip>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <SaveSearch session={session} place="box" />
        </Few>
      )}
    </>
  );
}
