/**
 * Icons of the ways to contact an owner, separate so that a map does not load them.
 * NOTICE: the paths are from Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna, https://tabler.io/icons.
 */
import type { IconPath } from './Icon';

export const methodIcons = {
  call: 'M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5-2.5l5 2v4a2 2 0 0 1-2 2a16 16 0 0 1-15-15a2 2 0 0 1 2-2',
  write: 'M3 20l1.3-3.9a9 8 0 1 1 3.4 2.9l-4.7 1',
} as const satisfies Record<string, IconPath>;
