/**
 * Icons of overlays and other lazy code, kept out of the first load of a search: `<Icon name={overlayIcons.check} />`.
 * NOTICE: the paths are from Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna, https://tabler.io/icons.
 */
import type { IconPath } from './Icon';

export const overlayIcons = {
  'alert-triangle':
    'M12 9v4M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636-2.87l-8.106-13.536a1.914 1.914 0 0 0-3.274 0M12 16h.01',
  check: 'M5 12l5 5l10-10',
  'circle-check': 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9 12l2 2l4-4',
  'info-circle': 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 9h.01M11 12h1v4h1',
  'map-pin': 'M9 11a3 3 0 1 0 6 0a3 3 0 0 0-6 0M17.657 16.657l-4.243 4.243a2 2 0 0 1-2.827 0l-4.244-4.243a8 8 0 1 1 11.314 0',
  photo:
    'M15 8h.01M3 6a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3h-12a3 3 0 0 1-3-3zM3 16l5-5c.928-.893 2.072-.893 3 0l5 5M14 14l1-1c.928-.893 2.072-.893 3 0l3 3',
} as const satisfies Record<string, IconPath>;
