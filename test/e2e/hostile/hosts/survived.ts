import { documents } from './documents';
import type { HostilePage } from './hostilePage';
import { lives } from './lives';
import { patchedBrowser } from './patchedBrowser';
import { patchedLanguage } from './patchedLanguage';
import { places } from './places';
import { styles } from './styles';
import { visitors } from './visitors';

/** The search works on all of these: it finds listings, finds others by another deal and other filters, and shows the map. */
export const survived: readonly HostilePage[] = [
  ...documents,
  ...patchedLanguage,
  ...patchedBrowser,
  ...styles,
  ...places,
  ...lives,
  ...visitors,
];
