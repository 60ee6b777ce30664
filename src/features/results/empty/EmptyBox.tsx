import type { ReactNode } from 'react';
import type { SearchChange } from '../../../domain/search/conditions.lazy';
import type { SearchFilters } from '../../../domain/search/filters';
import { MetroGlyph } from '../../../parts/MetroLabel';
import { useFilterText } from '../../../text/filters/useFilterText';
import { LiveRegion } from '../../../ui/dom/LiveRegion';
import { VisuallyHidden } from '../../../ui/dom/VisuallyHidden';
import { Icon } from '../../../ui/icons/Icon';
import { Skeleton } from '../../../ui/states/Skeleton';
import { changeTexts, stationNote } from './changeTexts';
import { Empty, Groups, Row } from './EmptyBox.styles';
import type { CountedChanges } from './useChanges';

export interface EmptyBoxProps {
  readonly changes: CountedChanges;
  /** That of `children`. */
  readonly headingLevel: number;
  /** What says that nothing was found. */
  readonly children: ReactNode;
  onChange(filters: SearchFilters): void;
}

/** Nothing was found, and beside it what to change: a row for each condition and each station nearby that finds something. */
export function EmptyBox({ changes, headingLevel, children, onChange }: EmptyBoxProps) {
  const texts = useFilterText();
  const { text, format } = texts;
  const { isLoading, expected, conditions, stations } = changes;
  const hasOffers = isLoading || conditions.length + stations.length > 0;
  const Heading = `h${Math.min(6, headingLevel + 1)}` as 'h4';
  const row = (key: string, glyph: ReactNode, title: string, note: string | null, { filters, more }: SearchChange) => (
    <li key={key}>
      <Row type="button" onClick={() => onChange(filters)}>
        <i aria-hidden="true">{glyph}</i>
        <span>
          <b>{title}</b>
          {note && <small> {note}</small>}
        </span>{' '}
        <strong>+{format.number(more)}</strong>
        <VisuallyHidden> {text.listings(more)}</VisuallyHidden>
      </Row>
    </li>
  );
  const group = <C extends SearchChange>(title: string, places: number, found: readonly C[], rowOf: (change: C) => ReactNode) =>
    (isLoading ? places : found.length) > 0 && (
      <>
        <Heading>{title}</Heading>
        {isLoading ? <Places count={places} /> : <ul>{found.map(rowOf)}</ul>}
      </>
    );
  const said = [
    conditions.length > 0 && `${text.whatToChange}: ${conditions.length}`,
    stations.length > 0 && `${text.nearbyStations}: ${stations.length}`,
  ];
  return (
    <Empty part={hasOffers ? 'state' : undefined} data-offers={hasOffers || undefined}>
      {children}
      <LiveRegion>{!isLoading && said.filter(Boolean).join('. ')}</LiveRegion>
      {hasOffers && (
        <Groups aria-busy={isLoading}>
          {group(text.whatToChange, expected.conditions, conditions, (change) => {
            const { title, note } = changeTexts(change, texts);
            return row(title, <Icon name="x" size={16} />, title, note, change);
          })}
          {group(text.nearbyStations, expected.stations, stations, (change) => {
            const { name, color, route } = change.station;
            return row(name, <MetroGlyph color={color} route={route} />, name, stationNote(change.station, texts), change);
          })}
        </Groups>
      )}
    </Empty>
  );
}

/** Rows that are being counted. */
function Places({ count }: { readonly count: number }) {
  return (
    <ul aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <Row as="div">
            <i />
            <span>
              <Skeleton $width="168px" $height="16px" />
              <Skeleton $width="112px" $height="14px" />
            </span>
            <Skeleton $width="28px" $height="16px" />
          </Row>
        </li>
      ))}
    </ul>
  );
}
