import { getNearestMetro } from '../../../api/map';
import type { FormAddress } from '../../../domain/listing/form/listingForm';
import { isPlace } from '../../../domain/map/coordinates';
import type { NearestStation } from '../../../domain/metro/metro';
import { farthestMetro } from '../../../domain/metro/nearestStation';
import { walkingMinutes } from '../../../domain/metro/walkingMinutes';
import { publicStoreOf } from '../../../state/data/publicStore';
import { useLoad } from '../../../state/data/useLoad';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { usePublishContext } from '../form/publishContext';

/**
 * Returns the nearest station of a house; null while it is unknown (§2). Beside a map of Yandex its geocoder is asked (§7), and the server when that
 * fails.
 */
export function useHouseMetro(address: FormAddress | null): NearestStation | null {
  const { transport } = useRuntime();
  const { mapProvider, mapKey } = usePublishContext().map;
  const key = mapProvider === 'yandex' ? mapKey : undefined;
  const place = address && isPlace(address) ? { latitude: address.latitude, longitude: address.longitude } : null;
  const load = useLoad(
    publicStoreOf,
    place && ['nearestMetro', key ? 'yandex' : 'server', place.latitude, place.longitude],
    async (options) => {
      if (!place) return null;
      const byServer = () => getNearestMetro(transport, place, options);
      if (!key) return byServer();
      const { nearestMetro } = await import('../../../map/yandex/nearestMetro');
      const found = await nearestMetro(key, place).catch(() => null);
      if (!found || found.metres > farthestMetro) return byServer();
      const { latitude, longitude, metres } = found;
      // Its line and colour are those of the register.
      const station = await getNearestMetro(transport, { latitude, longitude }, options);
      return station && { ...station, metres, minutes: walkingMinutes(metres) };
    },
  );
  return load.status === 'ready' ? load.value : null;
}
