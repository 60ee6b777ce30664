/**
 * Outline icons of the map and its panel, separate so that pages without a map do not load them: `<Icon name={mapIcons.plus} />`.
 * NOTICE: the paths are from Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna, https://tabler.io/icons.
 */
import type { IconPath } from './Icon';
import { mapIcon } from './mapIcon';

export const mapIcons = {
  'arrow-left': 'M5 12h14M5 12l6 6M5 12l6-6',
  'arrows-maximize': 'M16 4h4v4M14 10l6-6M8 20h-4v-4M4 20l6-6M16 20h4v-4M14 14l6 6M8 4h-4v4M4 4l6 6',
  'arrows-minimize': 'M5 9h4v-4M3 3l6 6M5 15h4v4M3 21l6-6M19 9h-4v-4M15 9l6-6M19 15h-4v4M15 15l6 6',
  'current-location': 'M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M12 2v2M12 20v2M20 12h2M2 12h2',
  'map-2': mapIcon,
  'map-off': 'M8.32 4.34l.68-.34l6 3l6-3v13m-2.67 1.335l-3.33 1.665l-6-3l-6 3v-13l2.665-1.333M9 4v1m0 4v8M15 7v4m0 4v5M3 3l18 18',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  satellite:
    'M3.707 6.293l2.586-2.586a1 1 0 0 1 1.414 0l5.586 5.586a1 1 0 0 1 0 1.414l-2.586 2.586a1 1 0 0 1-1.414 0l-5.586-5.586a1 1 0 0 1 0-1.414M6 10l-3 3l3 3l3-3M10 6l3-3l3 3l-3 3M12 12l1.5 1.5M14.5 17a2.5 2.5 0 0 0 2.5-2.5M15 21a6 6 0 0 0 6-6',
  'stack-2': 'M12 4l-8 4l8 4l8-4l-8-4M4 12l8 4l8-4M4 16l8 4l8-4',
} as const satisfies Record<string, IconPath>;
