import { getNearestMetro } from '../../../api/map';
import type { FormAddress } from '../../../domain/listing/form/listingForm';
import { isPlace } from '../../../domain/map/coordinates';
import type { NearestStation } from '../../../domain/metro/metro';
import { useLoad } from '../../../state/load/useLoad';
import { useRuntime } from '../../../state/runtime/runtimeContext';

/** Returns the nearest station of a house; null while it is unknown (§2). */
export function useHouseMetro(address: FormAddress | null): NearestStation | null {
  const { transport } = useRuntime();
  const place = address && isPlace(address) ? { latitude: address.latitude, longitude: address.longitude } : null;
  const load = useLoad(place && ['nearestMetro', place.latitude, place.longitude], (options) =>
    place ? getNearestMetro(transport, place, options) : Promise.resolve(null),
  );
  return load.status === 'ready' ? load.value : null;
}
