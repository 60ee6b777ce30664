import type { IconPath } from '../../../ui/icons/Icon';

/**
 * Icons of the viewer. NOTICE: the paths are from Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna, https://tabler.io/icons.
 */
export const viewerIcons = {
  'zoom-in': 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M7 10h6M10 7v6M21 21l-6-6',
  'zoom-out': 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M7 10h6M21 21l-6-6',
} as const satisfies Record<string, IconPath>;
