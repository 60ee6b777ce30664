import { addressLabel } from '../../../domain/address/addressLabel';
import type { FormAddress } from '../../../domain/listing/form/listingForm';
import { LocationMap } from '../../../parts/location/LocationMap';
import { mapProblem } from '../../../state/runtime/mapProblem';
import { useReport } from '../../../state/runtime/runtimeContext';
import { usePublishContext } from '../form/publishContext';

/** The house on the map, loaded with the first address. */
export function HouseMap({ address }: { readonly address: FormAddress }) {
  const report = useReport();
  const { map } = usePublishContext();
  const label = addressLabel({ settlement: '', ...address, corpus: address.corpus ?? '', building: address.building ?? '' });
  return <LocationMap part="map" address={{ ...address, label }} map={map} onError={(error) => report(mapProblem(error))} />;
}
