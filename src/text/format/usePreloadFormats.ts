import { useEffect } from 'react';
import { useText } from '../TextContext';

/**
 * The first number and the first date of a page cost a slow phone as much as drawing a third of it, since the browser reads its tables for them.
 * Whoever waits for an answer makes them meanwhile.
 */
export function useFormatsAhead(): void {
  const { format } = useText();
  useEffect(() => {
    format.number(0);
    format.moment(new Date(), new Date());
  }, [format]);
}
