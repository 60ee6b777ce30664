import { wholeCityBox } from '../../../domain/map/cityMapBoxes';
import { type Coordinates, isInside, isPlace } from '../../../domain/map/coordinates';

/** Why the visitor's location is not shown. */
export type LocateProblem = 'denied' | 'timeout' | 'unavailable' | 'outside';

/** Ms. */
const timeout = 10_000;
/** Ms. The browser's own timeout starts only after permission is granted, and the prompt may stay open. */
const promptTimeout = 20_000;
/** Ms a cached position may be used. */
const maximumAge = 60_000;

/** Returns the visitor's location in Moscow, or why it is unknown. Never rejects; ignores late answers. */
export function locate(geolocation: Geolocation | undefined): Promise<Coordinates | LocateProblem> {
  return new Promise((answer) => {
    const timer = setTimeout(() => answer('timeout'), promptTimeout);
    const resolve = (found: Coordinates | LocateProblem) => {
      clearTimeout(timer);
      answer(found);
    };
    // Missing on insecure pages.
    if (!geolocation) return resolve('unavailable');
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const at = { latitude, longitude };
        if (!isPlace(at)) resolve('unavailable');
        else resolve(isInside(wholeCityBox, at) ? at : 'outside');
      },
      ({ code }) => resolve(code === 1 ? 'denied' : code === 3 ? 'timeout' : 'unavailable'),
      { timeout, maximumAge },
    );
  });
}
