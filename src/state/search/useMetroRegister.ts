import type { ApiError } from '../../api/client/errors';
import type { Load } from '../../base/load';
import { useLoad } from '../load/useLoad';
import { useRuntime } from '../runtime/runtimeContext';
import type { MetroRegister } from './metroRegister';

/** The stations that a search offers; loaded once per runtime, with the code that knows them, and only when somebody wants them. */
export function useMetroRegister(isWanted: boolean): Load<MetroRegister, ApiError> {
  const { transport } = useRuntime();
  return useLoad(isWanted ? ['metro'] : null, (options) =>
    import('./metroRegister').then(({ loadMetroRegister }) => loadMetroRegister(transport, options)),
  );
}
