import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Counter } from '../fields/Counter';
import { Icon, type IconName, type IconPath } from '../icons/Icon';
import { Spinner } from '../states/Spinner';

export type ButtonVariant = 'primary' | 'soft' | 'line' | 'ghost' | 'danger' | 'photo';
/** Heights: l 48, m 40, s 32 px; at least 44 under a coarse pointer. */
export type ButtonSize = 'l' | 'm' | 's';

interface ButtonLook {
  /** `line` by default; one `primary` per view. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName | IconPath;
  iconEnd?: IconName | IconPath;
  /** Shown after the text, or on the corner of a button without one; nothing at 0. */
  counter?: number;
  /** Shows a spinner in place of the icon, or of the text when there is no icon. The width stays the same and clicks do nothing. */
  busy?: boolean;
  /** Takes the full width. */
  block?: boolean;
  children?: ReactNode;
}

export type ButtonProps = ButtonLook &
  (
    | (Omit<ComponentPropsWithRef<'button'>, keyof ButtonLook> & { href?: undefined })
    | (Omit<ComponentPropsWithRef<'a'>, keyof ButtonLook> & { href: string; disabled?: undefined })
  );

export interface ButtonStyle {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $square?: boolean;
  $block?: boolean;
}

const inset = (color: string, width = 1) => css`
  box-shadow: inset 0 0 0 ${width}px var(--kv-${color});
`;

const variants = {
  primary: css`
    --bg: var(--kv-accent);
    --bg-hover: var(--kv-accent-hover);
    --bg-active: var(--kv-accent-pressed);
    color: var(--kv-on-accent);
    border-top-right-radius: calc(16px * var(--kv-radius-factor));
  `,
  soft: css`
    --bg: var(--kv-accent-soft);
    --bg-hover: var(--kv-accent-soft-hover);
    --bg-active: var(--kv-accent-soft-hover);
    color: var(--kv-text-accent);
    &:active {
      ${inset('accent-line')}
    }
  `,
  line: css`
    --bg: var(--kv-bg-surface);
    --bg-hover: var(--kv-bg-hover);
    --bg-active: var(--kv-bg-pressed);
    ${inset('line-strong')}
    &:hover {
      ${inset('line-control')}
    }
  `,
  ghost: css`
    --bg: transparent;
    --bg-hover: color-mix(in srgb, var(--kv-text) 7%, transparent);
    --bg-active: color-mix(in srgb, var(--kv-text) 13%, transparent);
  `,
  danger: css`
    --bg: var(--kv-danger);
    --bg-hover: var(--kv-danger-hover);
    --bg-active: var(--kv-danger-pressed);
    color: var(--kv-on-danger);
  `,
  photo: css`
    --bg: var(--kv-photo-chip);
    --bg-hover: var(--kv-photo-chip-hover);
    --bg-active: var(--kv-photo-chip-hover);
    color: var(--kv-on-photo);
  `,
};

const heights: Record<ButtonSize, number> = { l: 48, m: 40, s: 32 };
const fontSizes: Record<ButtonSize, number> = { l: 16, m: 15, s: 14 };
const paddings: Record<ButtonSize, number> = { l: 20, m: 16, s: 12 };

const look = css<ButtonStyle>`
  --h: ${({ $size }) => heights[$size]}px;
  position: relative;
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  align-items: center;
  justify-content: center;
  gap: ${({ $size }) => ($size === 's' ? 6 : 8)}px;
  min-height: var(--h);
  padding: ${({ $square, $size, $variant }) => ($square ? 0 : `6px ${$variant === 'ghost' ? 12 : paddings[$size]}px`)};
  ${({ $square }) => $square && 'width: var(--h);'}
  ${({ $block }) => $block && 'width: 100%;'}
  border-radius: var(--kv-radius-control);
  background: var(--bg);
  color: var(--kv-text);
  font: var(--kv-type-button);
  font-size: calc(${({ $size }) => fontSizes[$size]} * var(--kv-px));
  text-align: center;
  cursor: pointer;
  user-select: none;
  transition-property: background-color, box-shadow, color;
  transition-duration: var(--kv-duration-fast);
  ${({ $variant }) => variants[$variant]}
  &:hover {
    background: var(--bg-hover);
  }
  &:active {
    background: var(--bg-active);
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: var(--kv-bg-sunken);
    color: var(--kv-text-disabled);
    box-shadow: none;
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
    background: var(--bg);
  }
  @media (pointer: coarse) {
    --h: ${({ $size }) => ($size === 'l' ? 48 : 44)}px;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** A button without its contents, for lists of many. */
export const StyledButton = styled.button<ButtonStyle>`
  ${look}
`;
const StyledLink = styled.a<ButtonStyle>`
  ${look}
`;

/** Stays in the layout under the spinner, and stays the button's accessible name. */
const Content = styled.span<{ $covered: boolean }>`
  min-width: 0;
  ${({ $covered }) => $covered && 'opacity: 0;'}
`;

/** Separated from its button by a line in the colour of the surface. */
const CornerCounter = styled(Counter)`
  position: absolute;
  top: 1px;
  left: calc(100% - 17px);
  min-width: 18px;
  height: 18px;
  box-shadow: 0 0 0 2px var(--kv-bg-surface);
`;

const Cover = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

function ignoreClick(event: MouseEvent) {
  event.preventDefault();
}

/** A button, or a link that looks like one when `href` is given. `data-state` is `busy` or `idle`. */
export function Button({
  variant = 'line',
  size = 'm',
  icon,
  iconEnd,
  counter,
  busy = false,
  block = false,
  children,
  href,
  ...rest
}: ButtonProps) {
  const isSquare = children === undefined || children === null;
  const style: ButtonStyle = { $variant: variant, $size: size, $square: isSquare, $block: block };
  const iconSize = size === 's' ? 16 : 20;
  const covered = busy && !icon;
  const Count = isSquare ? CornerCounter : Counter;
  const content = (
    <>
      {icon && (busy ? <Spinner size={iconSize} /> : <Icon name={icon} size={iconSize} />)}
      {!isSquare && <Content $covered={covered}>{children}</Content>}
      {counter ? <Count value={counter} tone={variant === 'primary' ? 'quiet' : 'accent'} /> : null}
      {iconEnd && <Icon name={iconEnd} size={16} />}
      {covered && (
        <Cover>
          <Spinner size={iconSize} />
        </Cover>
      )}
    </>
  );
  const state = { 'data-state': busy ? 'busy' : 'idle', 'aria-busy': busy || undefined };
  if (href !== undefined) {
    return (
      <StyledLink {...(rest as ComponentPropsWithRef<'a'>)} href={href} {...state} {...style} {...(busy && { onClick: ignoreClick })}>
        {content}
      </StyledLink>
    );
  }
  return (
    <StyledButton
      type="button"
      {...(rest as ComponentPropsWithRef<'button'>)}
      {...state}
      {...style}
      {...(busy && { onClick: ignoreClick })}
    >
      {content}
    </StyledButton>
  );
}
