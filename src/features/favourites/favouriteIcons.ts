/** NOTICE: the paths are from Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna, https://tabler.io/icons. */
import { heartIcon } from '../../ui/icons/heartIcon';
import type { IconPath } from '../../ui/icons/Icon';

export const favouriteIcons = {
  archive: 'M3 6a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2M5 8v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-10M10 12l4 0',
  arrowDown: 'M12 5v14M18 13l-6 6M6 13l6 6',
  arrowUp: 'M12 5v14M18 11l-6-6M6 11l6-6',
  columns: 'M3 3m0 1a1 1 0 0 1 1 -1h16a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1zM9 3v18M15 3v18',
  device: 'M3 19h18M5 7a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-12a1 1 0 0 1-1-1v-8',
  alert: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 9h.01M11 12h1v4h1',
  history: 'M12 8v4l2 2M3.05 11a9 9 0 1 1 .5 4m-.5 5v-5h5',
  pencil: 'M4 20h4l10.5 -10.5a2.828 2.828 0 1 0 -4 -4l-10.5 10.5v4 M13.5 6.5l4 4',
  share:
    'M3 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8.7 10.7l6.6-3.4M8.7 13.3l6.6 3.4',
  heart: heartIcon,
} as const satisfies Record<string, IconPath>;
