import { useLayoutEffect, useState } from 'react';

/**
 * Runs the effects of the component before the first paint: they are flushed by a second render. `useField` of react-final-form, beside which this stands,
 * registers in an effect and begins by taking the field back to its first value; what a password manager has put in by then would be lost.
 */
export function useEffectsBeforePaint(): void {
  const [, renderAgain] = useState(false);
  useLayoutEffect(() => renderAgain(true), []);
}
