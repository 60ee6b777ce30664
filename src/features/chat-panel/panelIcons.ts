/**
 * Icons of the chat panel. NOTICE: the paths are from Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna, https://tabler.io/icons.
 */
import type { IconPath } from '../../ui/icons/Icon';

export const panelIcons = {
  'chevron-up': 'M6 15l6-6l6 6',
  'external-link': 'M12 6h-6a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6M11 13l9-9M15 4h5v5',
  minus: 'M5 12h14',
} as const satisfies Record<string, IconPath>;
