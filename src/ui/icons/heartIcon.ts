/** NOTICE: the path is from Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna, https://tabler.io/icons. */
import type { IconPath } from './Icon';

/** Favourites. A file by itself, so that no icon of a page comes with it. */
export const heartIcon: IconPath = 'M19.5 12.572l-7.5 7.428l-7.5-7.428a5 5 0 1 1 7.5-6.566a5 5 0 1 1 7.5 6.572';
