import { type Coordinates, isInside, isPlace, moscowBox } from '../../../domain/map/coordinates';

/** Why a visitor is not shown on the map. */
export type LocateProblem = 'denied' | 'timeout' | 'unavailable' | 'outside';

/** ms */
const patience = 10_000;
/** ms: the browser's own time begins when it has been allowed to look, and a visitor may leave that question open. */
const patienceWithQuestion = 20_000;
/** ms: whoever presses twice has not gone far. */
const freshness = 60_000;

/** Where the visitor is, in Moscow; else why not. Never rejects. An answer that comes too late is nobody's. */
export function locate(geolocation: Geolocation | undefined): Promise<Coordinates | LocateProblem> {
  return new Promise((answer) => {
    const timer = setTimeout(() => answer('timeout'), patienceWithQuestion);
    const resolve = (found: Coordinates | LocateProblem) => {
      clearTimeout(timer);
      answer(found);
    };
    // Absent on a page without https.
    if (!geolocation) return resolve('unavailable');
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const at = { latitude, longitude };
        if (!isPlace(at)) resolve('unavailable');
        else resolve(isInside(moscowBox, at) ? at : 'outside');
      },
      ({ code }) => resolve(code === 1 ? 'denied' : code === 3 ? 'timeout' : 'unavailable'),
      { timeout: patience, maximumAge: freshness },
    );
  });
}
