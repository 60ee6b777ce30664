import { useMemo } from 'react';
import { listMetroStations } from '../api/calls';
import type { ApiError } from '../api/errors';
import type { Load } from '../base/load';
import { type MetroOption, metroOptions } from '../domain/metro';
import { useRuntime } from './runtimeContext';
import { useLoad } from './useLoad';

/** The stations that a search offers; loaded once per runtime, and only when somebody wants them. */
export function useMetroOptions(isWanted: boolean): Load<readonly MetroOption[], ApiError> {
  const { transport } = useRuntime();
  const load = useLoad(isWanted ? ['metro'] : null, (options) => listMetroStations(transport, options));
  const stations = load.status === 'ready' ? load.value : null;
  const options = useMemo(() => stations && metroOptions(stations), [stations]);
  if (load.status === 'ready') return { status: 'ready', value: options ?? [] };
  if (load.status === 'loading') return { status: 'loading' };
  return load;
}
