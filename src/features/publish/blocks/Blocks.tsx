import { createElement, type ReactNode } from 'react';
import { useField } from 'react-final-form';
import { styled } from 'styled-components';
import { realtyTypes, tradeTypes } from '../../../domain/enumerations';
import { isPlace } from '../../../domain/map/coordinates';
import { usePublishText } from '../../../text/publish/usePublishText';
import { useLazy } from '../../../ui/hooks/useLazy';
import { AddressField } from '../address/AddressField';
import { useHouseMetro } from '../address/useHouseMetro';
import { ChoiceField } from '../fields/ChoiceField';
import type { FormValues, SectionKey } from '../form/formValues';
import { usePublishContext } from '../form/publishContext';
import { Row, Rows, Section } from '../Publish.styles';

const fetchMap = () => import('./HouseMap.lazy').then(({ HouseMap }) => HouseMap);

/** As high as the map, so that nothing below it moves. */
const House = styled.div`
  --kv-size-map-detail-h: 220px;
  min-height: 220px;
`;

const Way = styled.p`
  min-height: 18px;
  margin: -12px 0 0;
  font: var(--kv-type-caption);
  color: var(--kv-text-subtle);
`;

/** Where the flat is: the address, the nearest station, the house on the map. */
function AddressBlock() {
  const { p, t } = usePublishText();
  const { value: address } = useField<FormValues['address']>('address', { subscription: { value: true }, allowNull: true }).input;
  const metro = useHouseMetro(address);
  const house = address && address.houseNumber !== '' && isPlace(address) ? address : null;
  const { value: HouseMap } = useLazy(fetchMap, house !== null);
  return (
    <>
      <AddressField />
      {house && (
        <>
          <Way>{metro && p.addressField.metro(metro.name, t.listing.onFoot(metro.minutes))}</Way>
          <House>{HouseMap && <HouseMap address={house} />}</House>
        </>
      )}
    </>
  );
}

export interface BlockProps {
  readonly section: SectionKey;
  /** Counts from 1. */
  readonly place: number;
  readonly children: ReactNode;
}

/** A section of the form with its heading. */
export function Block({ section, place, children }: BlockProps) {
  const { p } = usePublishText();
  const { id, headingLevel } = usePublishContext();
  const name = `${id}-section-${section}`;
  return (
    <Section aria-labelledby={name} part="section">
      {createElement(`h${headingLevel + 1}`, { id: name, tabIndex: -1 }, <small aria-hidden="true">{place}</small>, p.section[section])}
      <Rows>{children}</Rows>
    </Section>
  );
}

/** What a form begins with. */
export const firstContents: Partial<Readonly<Record<SectionKey, () => ReactNode>>> = { types: Types, address: AddressBlock };

function Types() {
  const { t } = usePublishText();
  const { isEdit } = usePublishContext();
  return (
    <Row $columns={2}>
      <ChoiceField name="tradeType" options={tradeTypes} labels={(key) => t.listing.deal[key]} disabled={isEdit} />
      <ChoiceField name="realtyType" options={realtyTypes} labels={(key) => t.form.realtyOption[key]} />
    </Row>
  );
}
