import { createElement, type ReactNode } from 'react';
import { realtyTypes, tradeTypes } from '../../../domain/enumerations';
import type { ListingSection } from '../../../domain/listing/fields';
import { usePublishText } from '../../../text/publish/usePublishText';
import { VisuallyHidden } from '../../../ui/dom/VisuallyHidden';
import { ChoiceField } from '../fields/ChoiceField';
import { usePublishContext } from '../form/publishContext';
import { Later, Row, Rows, Section } from '../Publish.styles';
import { AddressBlock } from './AddressBlock';

export interface BlockProps {
  readonly section: ListingSection;
  /** Counts from 1. */
  readonly place: number;
  readonly children: ReactNode;
}

/** A section of the form with its heading. */
export function Block({ section, place, children }: BlockProps) {
  const { text } = usePublishText();
  const { id, headingLevel } = usePublishContext();
  const name = `${id}-section-${section}`;
  return (
    <Section aria-labelledby={name} part="section">
      {createElement(`h${headingLevel + 1}`, { id: name, tabIndex: -1 }, <small aria-hidden="true">{place}</small>, text.section[section])}
      <Rows>{children}</Rows>
    </Section>
  );
}

/** The heading of a section that comes later: beside a narrow form no list says what is ahead. */
export function Waiting({ section, place }: Omit<BlockProps, 'children'>) {
  const { text } = usePublishText();
  return (
    <Later data-state="waiting">
      <small aria-hidden="true">{place}</small>
      {text.section[section]}
      <VisuallyHidden>{text.sectionWaits}</VisuallyHidden>
    </Later>
  );
}

/** What a form begins with. */
export const firstContents: Partial<Readonly<Record<ListingSection, () => ReactNode>>> = { types: Types, address: AddressBlock };

function Types() {
  const { common } = usePublishText();
  const { isEdit } = usePublishContext();
  return (
    <Row $columns={2}>
      <ChoiceField name="tradeType" options={tradeTypes} labels={(key) => common.listing.deal[key]} disabled={isEdit} />
      <ChoiceField name="realtyType" options={realtyTypes} labels={(key) => common.form.realtyOption[key]} />
    </Row>
  );
}
