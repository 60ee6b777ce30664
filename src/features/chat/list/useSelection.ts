import { useState } from 'react';

/** What is selected in a list; null while nothing can be. What has left the list is not selected any more. */
export function useSelection(ids: readonly number[]) {
  const [selected, setSelected] = useState<readonly number[] | null>(null);
  const chosen = selected?.filter((id) => ids.includes(id)) ?? null;
  return {
    chosen,
    begin: () => setSelected([]),
    end: () => setSelected(null),
    all: (isOn: boolean) => setSelected(isOn ? ids : []),
    toggle: (id: number, isOn: boolean) => setSelected([...(chosen ?? []).filter((one) => one !== id), ...(isOn ? [id] : [])]),
  };
}
