import { styled } from 'styled-components';
import { addressLabel } from '../../../domain/address/addressLabel';
import type { FormAddress } from '../../../domain/listing/form/listingForm';
import { LocationMap } from '../../../parts/location/LocationMap';
import { mapProblem } from '../../../state/runtime/mapProblem';
import { useReport } from '../../../state/runtime/runtimeContext';
import { usePublishContext } from '../form/publishContext';

/** The address is in the field above. */
const Map = styled(LocationMap)`
  > p:not(:last-child) {
    display: none;
  }
  > p + div {
    margin-top: 0;
  }
`;

/** Degrees (§2). */
const offset = 0.01;

/** The house on the map, loaded with the first address. */
export function HouseMap({ address }: { readonly address: FormAddress }) {
  const report = useReport();
  const { map } = usePublishContext();
  const label = addressLabel({ settlement: '', ...address, corpus: address.corpus ?? '', building: address.building ?? '' });
  return <Map part="map" address={{ ...address, label }} map={{ ...map, offset }} onError={(error) => report(mapProblem(error))} />;
}
