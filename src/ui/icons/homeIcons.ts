/**
 * Icons of the home page, bundled with its code.
 * NOTICE: the paths are from Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna, https://tabler.io/icons.
 */
import type { IconPath } from './Icon';

export const homeIcons = {
  arrowRight: 'M5 12h14M13 18l6-6M13 6l6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
} as const satisfies Record<string, IconPath>;
