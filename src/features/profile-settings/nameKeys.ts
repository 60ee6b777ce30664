import type { ReactNode } from 'react';
import type { User } from '../../domain/account/user';
import type { ProfileValues } from '../../domain/forms/schemas/profile.schema';
import type { Toasts } from '../../ui/overlay/Toasts';

export type NameKey = keyof ProfileValues;
export const names = ['firstName', 'lastName'] as const;

export interface NamesProps {
  readonly profile: User;
  readonly showToast: Toasts['show'];
  /** What stands below the names and cannot be typed. */
  readonly children: ReactNode;
}
