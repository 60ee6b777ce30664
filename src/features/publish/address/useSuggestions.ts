import { useEffect, useState } from 'react';
import { suggestAddresses } from '../../../api/address';
import type { ApiError } from '../../../api/client/errors';
import { useLatest } from '../../../base/hooks/useLatest';
import type { Load } from '../../../base/load';
import type { AddressSuggestion } from '../../../domain/address/addressSuggestion';
import { isTypedHouse, splitTyped } from '../../../domain/address/splitTyped';
import { useLoad } from '../../../state/data/useLoad';
import { useOwnStore } from '../../../state/data/useOwnStore';
import { useRuntime } from '../../../state/runtime/runtimeContext';

/** ms (§9) */
const debounce = 600;
/** Longer texts with digits or commas are asked for at once (§5). */
const longText = 15;

const isLong = (text: string) => text.length > longText && /[\d,]/.test(text);

export interface Suggestions {
  readonly load: Load<readonly AddressSuggestion[], ApiError>;
  /** They are those of the whole text, not of its beginning. */
  readonly isSettled: boolean;
}

/** Returns what a typed text may mean; calls back with the only hit of a long text, which counts as chosen if it is the house typed (§5, D67). */
export function useSuggestions(text: string, onOnly: (suggestion: AddressSuggestion) => void): Suggestions {
  const runtime = useRuntime();
  const typed = text.trim();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), isLong(typed) ? 0 : debounce);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = typed === '' ? '' : settled;
  const load = useLoad(useOwnStore(), query === '' ? null : ['addresses', query], (options) =>
    suggestAddresses(runtime.transport, query, options),
  );
  const isSettled = query !== '' && query === typed;
  const only = load.status === 'ready' && isSettled && isLong(query) && load.value.length === 1 ? load.value[0] : undefined;
  const latest = useLatest(onOnly);
  useEffect(() => {
    if (only && isTypedHouse(splitTyped(query), only)) latest.current(only);
  }, [only, query, latest]);
  return { load, isSettled };
}
