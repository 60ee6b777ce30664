import type { IconPath } from '../Icon';

/**
 * Of the button that opens the map: apart from `mapIcons`, which come with the map.
 * NOTICE: the path is from Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna, https://tabler.io/icons.
 */
export const mapIcon: IconPath =
  'M12 18.5l-3-1.5l-6 3v-13l6-3l6 3l6-3v7.5M9 4v13M15 7v5.5M21.121 20.121a3 3 0 1 0-4.242 0c.418.419 1.125 1.045 2.121 1.879c1.051-.89 1.759-1.516 2.121-1.879M19 18v.01';
