/**
 * Action icons: `<Icon name={actionIcons.share} />`. NOTICE: the paths are from Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł
 * Kuna, https://tabler.io/icons.
 */
import type { IconPath } from '../../../ui/icons/Icon';

export const actionIcons = {
  link: 'M9 15l6-6M11 6l.463-.536a5 5 0 0 1 7.071 7.072l-.534.464M13 18l-.397.534a5.068 5.068 0 0 1-7.127 0a4.972 4.972 0 0 1 0-7.071l.524-.463',
  send: 'M10 14l11-11M21 3l-6.5 18a.55.55 0 0 1-1 0l-3.5-7l-7-3.5a.55.55 0 0 1 0-1l18-6.5',
  share:
    'M3 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8.7 10.7l6.6-3.4M8.7 13.3l6.6 3.4',
  telegram: 'M15 10l-4 4l6 6l4-16l-18 7l4 2l2 6l3-4',
  vk: 'M14 19h-4a8 8 0 0 1-8-8v-5h4v5a4 4 0 0 0 4 4v-9h4v4.5l.03 0a4.531 4.531 0 0 0 3.97-4.496h4l-.342 1.711a6.858 6.858 0 0 1-3.658 4.789a5.34 5.34 0 0 1 3.566 4.111l.434 2.389h-4a4.531 4.531 0 0 0-3.97-4.496v4.5l-.03-.008',
} as const satisfies Record<string, IconPath>;
