import type { PriceJudgement } from '../../../domain/price/judgePrice';
import type { IconPath } from '../../../ui/icons/Icon';

/** NOTICE: the paths are from Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna, https://tabler.io/icons. */
export const sideIcons: Readonly<Record<PriceJudgement['side'], IconPath>> = {
  below: 'M12 5v14M18 13l-6 6M6 13l6 6',
  same: 'M5 10h14M5 14h14',
  above: 'M12 5v14M18 11l-6-6M6 11l6-6',
};
