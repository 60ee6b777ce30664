/** NOTICE: the path is from Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna, https://tabler.io/icons. */
import type { IconPath } from './Icon';

/** A search that is kept. */
export const bookmarkIcon: IconPath = 'M18 7v14l-6 -4l-6 4v-14a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4z';
