import { useLayoutEffect, useState } from 'react';

/**
 * Runs the effects of the component before the first paint, by forcing a second render. `useField` of react-final-form registers in an effect
 * and first resets the field to its initial value; what a password manager has filled in by then would be lost.
 */
export function useEffectsBeforePaint(): void {
  const [, renderAgain] = useState(false);
  useLayoutEffect(() => renderAgain(true), []);
}
