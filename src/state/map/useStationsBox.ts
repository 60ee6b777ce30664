import { listMapPoints } from '../../api/map';
import { mapBox } from '../../domain/map/cityMapBoxes';
import { cityPointsOf } from '../../domain/map/cityPoints';
import type { Box } from '../../domain/map/coordinates';
import { defaultFilters, type SearchFilters } from '../../domain/search/filters';
import { useLoad } from '../data/useLoad';
import { useOwnStore } from '../data/useOwnStore';
import { useRuntime } from '../runtime/runtimeContext';

/**
 * Returns the surroundings of the stations of a search: the box around all flats for sale there. Null if there are none, undefined until
 * they are known. The register of stations has no coordinates.
 */
export function useStationsBox({ metro }: SearchFilters, isWanted: boolean): Box | null | undefined {
  const { transport } = useRuntime();
  const load = useLoad<Box | null>(useOwnStore(), isWanted ? ['stations', metro] : null, async (options) => {
    const { points } = await listMapPoints(transport, { ...defaultFilters, metro }, mapBox, options);
    return cityPointsOf(points).box;
  });
  return load.status === 'ready' ? load.value : load.status === 'failed' ? null : undefined;
}
