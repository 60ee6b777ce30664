import type { IconPath } from './Icon';

/**
 * Icon of the button that opens the map; separate from `mapIcons`, which load with the map.
 * NOTICE: the path is from Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna, https://tabler.io/icons.
 */
export const mapIcon: IconPath =
  'M12 18.5l-3-1.5l-6 3v-13l6-3l6 3l6-3v7.5M9 4v13M15 7v5.5M21.1 20.1a3 3 0 1 0-4.2 0l2.1 1.9l2.1-1.9M19 18v.01';
