import { useAlerts } from './useAlerts';
import { useTitleCount } from './useTitleCount';

export interface AlertsProps {
  readonly titleCount: boolean;
  onOpen(chatId: number): void;
}

/** Draws nothing: totals change often, and the page around it is not drawn again for them. */
export function Alerts({ titleCount, onOpen }: AlertsProps) {
  useTitleCount(titleCount);
  useAlerts(onOpen);
  return null;
}
