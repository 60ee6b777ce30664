import type { ComponentPropsWithRef } from 'react';
import { shownCount } from '../fields/Counter';
import type { IconName, IconPath } from '../icons/Icon';
import { Button, type ButtonSize, type ButtonVariant } from './Button';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** The name of the button for assistive technology. */
  label: string;
  icon: IconName | IconPath;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** On the corner, and after the label in the name; nothing at 0. */
  counter?: number;
  busy?: boolean;
}

/** A square button that shows only an icon. */
export function IconButton({ label, variant = 'ghost', counter, ...rest }: IconButtonProps) {
  return <Button {...rest} variant={variant} counter={counter} aria-label={counter ? `${label} ${shownCount(counter)}` : label} />;
}
