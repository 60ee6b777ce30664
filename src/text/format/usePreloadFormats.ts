import { useEffect } from 'react';
import { useText } from '../catalogue/TextContext';

/**
 * Formats a number and a date while a request is pending. The first ones are slow, since the browser loads its tables: on a slow phone they
 * take a third of the time of rendering the page.
 */
export function usePreloadFormats(): void {
  const { format } = useText();
  useEffect(() => {
    format.number(0);
    format.moment(new Date(), new Date());
  }, [format]);
}
