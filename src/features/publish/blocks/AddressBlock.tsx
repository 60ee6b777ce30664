import { useField } from 'react-final-form';
import { styled } from 'styled-components';
import { isPlace } from '../../../domain/map/coordinates';
import { usePublishText } from '../../../text/publish/usePublishText';
import { useLazy } from '../../../ui/hooks/useLazy';
import { FailureState } from '../../../ui/states/FailureState';
import { Spinner } from '../../../ui/states/Spinner';
import { AddressField } from '../address/AddressField';
import { useHouseMetro } from '../address/useHouseMetro';
import type { FormValues } from '../form/formValues';
import { usePublishContext } from '../form/publishContext';

const fetchByHand = () => import('../address/ByHand.lazy').then(({ ByHand }) => ByHand);
const fetchMap = () => import('./HouseMap.lazy').then(({ HouseMap }) => HouseMap);

/** The block is as high as the map, so that nothing below it moves. */
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
export function AddressBlock() {
  const { text, common } = usePublishText();
  const { headingLevel } = usePublishContext();
  const { value: address } = useField<FormValues['address']>('address', { subscription: { value: true }, allowNull: true }).input;
  const metro = useHouseMetro(address);
  const house = address && address.houseNumber !== '' && isPlace(address) ? address : null;
  const isByHand = address?.isByHand === true;
  const { value: HouseMap } = useLazy(fetchMap, house !== null && !isByHand);
  const byHand = useLazy(fetchByHand, isByHand);
  const way = metro && text.addressField.metro(metro.name, common.listing.onFoot(metro.minutes));
  if (isByHand) {
    return (
      <>
        {byHand.value && <byHand.value />}
        {byHand.hasFailed && <FailureState headingLevel={headingLevel + 2} onRetry={byHand.load} />}
        {!byHand.value && !byHand.hasFailed && <Spinner />}
        {house && <Way>{way}</Way>}
      </>
    );
  }
  return (
    <>
      <AddressField />
      {house && (
        <>
          <Way>{way}</Way>
          <House>{HouseMap && <HouseMap address={house} />}</House>
        </>
      )}
    </>
  );
}
