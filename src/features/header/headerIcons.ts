/** NOTICE: the paths are from Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna, https://tabler.io/icons. */
import { heartIcon } from '../../ui/icons/heartIcon';
import type { IconPath } from '../../ui/icons/Icon';

export const headerIcons = {
  heart: heartIcon,
  logout: 'M14 8v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2-2v-2M9 12h12l-3-3M18 15l3-3',
  'map-pin': 'M9 11a3 3 0 1 0 6 0a3 3 0 0 0-6 0M17.657 16.657l-4.243 4.243a2 2 0 0 1-2.827 0l-4.244-4.243a8 8 0 1 1 11.314 0',
  menu: 'M4 6h16M4 12h16M4 18h16',
  messages:
    'M3 20l1.3-3.9c-2.324-3.437-1.426-7.872 2.1-10.374c3.526-2.501 8.59-2.296 11.845.48c3.255 2.777 3.695 7.266 1.029 10.501c-2.666 3.235-7.615 4.215-11.574 2.293l-4.7 1',
  moderation: 'M12 3a12 12 0 0 0 8.500 3a12 12 0 0 1-8.500 15a12 12 0 0 1-8.500-15a12 12 0 0 0 8.500-3M9 12l2 2l4-4',
  plus: 'M12 5v14M5 12h14',
  user: 'M8 7a4 4 0 1 0 8 0a4 4 0 0 0-8 0M6 21v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2',
} as const satisfies Record<string, IconPath>;
