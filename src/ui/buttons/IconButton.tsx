import type { ComponentPropsWithRef } from 'react';
import { shownCount } from '../fields/Counter';
import type { IconName, IconPath } from '../icons/Icon';
import { Button, type ButtonSize, type ButtonVariant } from './Button';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** Accessible name. */
  label: string;
  icon: IconName | IconPath;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shown on the corner and read after the label; nothing at 0. */
  counter?: number;
  busy?: boolean;
}

/** A square button with only an icon. */
export function IconButton({ label, variant = 'ghost', counter, ...rest }: IconButtonProps) {
  return <Button {...rest} variant={variant} counter={counter} aria-label={counter ? `${label} ${shownCount(counter)}` : label} />;
}
