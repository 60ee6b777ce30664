import type { HostilePage } from './hostilePage';

/** Visitors and screens. */
export const visitors: readonly HostilePage[] = [
  { what: 'forced colours', visitor: { forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' } },
  { what: 'a visitor a day ahead, from elsewhere', visitor: { timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' } },
  { what: 'a visitor half a day behind', visitor: { timezoneId: 'Pacific/Pago_Pago', locale: 'en-US' } },
  { what: 'a screen of 320 px', visitor: { viewport: { width: 320, height: 568 } } },
  {
    what: 'a phone with a large scale',
    visitor: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true },
  },
];
