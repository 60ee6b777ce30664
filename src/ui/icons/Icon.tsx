/**
 * Outline icons on a 24 px grid.
 * NOTICE: the paths are from Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna, https://tabler.io/icons.
 */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const paths = {
  'adjustments-horizontal':
    'M12 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0 M4 6l8 0 M16 6l4 0 M6 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0 M4 12l2 0 M10 12l10 0 M15 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0 M4 18l11 0 M19 18l1 0',
  'alert-circle': 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 8v4M12 16h.01',
  'arrows-sort': 'M3 9l4-4l4 4m-4-4v14M21 15l-4 4l-4-4m4 4v-14',
  'chevron-down': 'M6 9l6 6l6-6',
  'chevron-left': 'M15 6l-6 6l6 6',
  'chevron-right': 'M9 6l6 6l-6 6',
  'photo-off':
    'M15 8h.01M7 3h11a3 3 0 0 1 3 3v11m-.856 3.099a2.991 2.991 0 0 1-2.144.901h-12a3 3 0 0 1-3-3v-12c0-.845.349-1.608.91-2.153M3 16l5-5c.928-.893 2.072-.893 3 0l5 5M16.33 12.338c.574-.054 1.155.166 1.67.662l3 3M3 3l18 18',
  refresh: 'M20 11a8.1 8.1 0 0 0-15.5-2m-.5-4v4h4M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4',
  search: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M21 21l-6-6',
  x: 'M18 6l-12 12M6 6l12 12',
} as const;

export type IconName = keyof typeof paths;
/** An icon bundled with the code that shows it, such as those of `mapIcons`. */
export type IconPath = `M${string}`;
/** Every icon, for the page of icons. */
export const iconNames = Object.keys(paths) as IconName[];
export type IconSize = 16 | 18 | 20 | 24 | 32;

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'name' | 'size'> {
  name: IconName | IconPath;
  /** Pixels; 20 by default. */
  size?: IconSize;
}

const strokes: Record<IconSize, number> = { 16: 1.9, 18: 1.8, 20: 1.75, 24: 1.6, 32: 1.4 };

const Svg = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** Decorative by default: the control around it carries the name. */
export function Icon({ name, size = 20, ...rest }: IconProps) {
  return (
    <Svg viewBox="0 0 24 24" width={size} height={size} strokeWidth={strokes[size]} aria-hidden="true" focusable="false" {...rest}>
      <path d={name in paths ? paths[name as IconName] : name} />
    </Svg>
  );
}
