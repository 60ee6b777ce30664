import type { ApiError } from '../../api/client/errors';
import type { Load } from '../../base/load';
import { publicStoreOf } from '../data/publicStore';
import { useLoad } from '../data/useLoad';
import { useRuntime } from '../runtime/runtimeContext';
import type { MetroRegister } from './metroRegister';

/** Returns the stations of a search; loaded once per runtime, together with their code, on first use. */
export function useMetroRegister(isWanted: boolean): Load<MetroRegister, ApiError> {
  const { transport } = useRuntime();
  return useLoad(publicStoreOf, isWanted ? ['metro'] : null, (options) =>
    import('./metroRegister').then(({ loadMetroRegister }) => loadMetroRegister(transport, options)),
  );
}
