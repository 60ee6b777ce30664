import { type ComponentPropsWithRef, useId } from 'react';
import { css, styled } from 'styled-components';
import { Icon, type IconName } from '../icons/Icon';
import { fieldInset, Label } from './field';

export interface SelectOption<V extends string = string> {
  readonly value: V;
  readonly label: string;
}

/** `pick`: bordered, in bars. `ghost`: quiet, above lists. `field`: as tall as form fields, full width. */
export type SelectVariant = 'pick' | 'ghost' | 'field';

export interface SelectProps<V extends string = string> extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'children'> {
  label: string;
  hideLabel?: boolean;
  value: V;
  options: readonly SelectOption<V>[];
  onChange(value: V): void;
  icon?: IconName;
  variant?: SelectVariant;
}

const looks = {
  pick: css`
    min-height: 44px;
    background-color: var(--kv-bg-surface);
    ${fieldInset}
    &:hover {
      background-color: var(--kv-bg-hover);
      box-shadow: inset 0 0 0 1px var(--kv-line-control-hover);
    }
    &:focus-visible {
      box-shadow: inset 0 0 0 1px var(--kv-line-control), 0 0 0 2px var(--kv-focus-gap);
    }
    &:open {
      box-shadow: inset 0 0 0 2px var(--kv-indicator);
    }
  `,
  ghost: css`
    min-height: 40px;
    background-color: transparent;
    &:hover {
      background-color: color-mix(in srgb, var(--kv-text) 7%, transparent);
    }
  `,
  field: css`
    min-height: 48px;
    width: 100%;
    font-weight: 400;
    background-color: var(--kv-bg-surface);
    ${fieldInset}
    &:hover {
      box-shadow: inset 0 0 0 1px var(--kv-line-control-hover);
    }
    &:focus {
      outline: 0;
      box-shadow: inset 0 0 0 2px var(--kv-indicator);
    }
  `,
};

const Root = styled.span<{ $variant: SelectVariant }>`
  display: ${({ $variant }) => ($variant === 'field' ? 'flex' : 'inline-flex')};
  flex-direction: column;
  gap: 6px;
  min-width: 0;
  max-width: 100%;
`;

const Box = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  min-width: 0;
  > svg {
    position: absolute;
    pointer-events: none;
    color: var(--kv-text-subtle);
  }
  > svg:last-child {
    right: 10px;
  }
  > svg:first-child {
    left: 10px;
    color: inherit;
  }
`;

const Control = styled.select<{ $variant: SelectVariant; $icon: boolean }>`
  appearance: none;
  flex: 1 1 auto;
  min-width: 0;
  max-width: 100%;
  /* The box fits the selected option, not the longest one, where the browser supports it. */
  field-sizing: content;
  padding: 0 36px 0 ${({ $icon }) => ($icon ? 38 : 14)}px;
  border: 0;
  border-radius: var(--kv-radius-control);
  color: var(--kv-text);
  font: var(--kv-type-ui);
  font-weight: 500;
  text-overflow: ellipsis;
  cursor: pointer;
  ${({ $variant }) => looks[$variant]}
  &:disabled {
    background: var(--kv-bg-sunken);
    color: var(--kv-text-disabled);
    box-shadow: none;
    cursor: not-allowed;
  }
  option {
    background: var(--kv-bg-raised);
    color: var(--kv-text);
  }
  @media (pointer: coarse) {
    min-height: ${({ $variant }) => ($variant === 'field' ? 48 : 44)}px;
    font-size: max(16px, calc(16 * var(--kv-px)));
  }
`;

/** A native `<select>`. Native attributes, `ref` and `part` go to it. */
export function Select<V extends string>({
  label,
  hideLabel = false,
  value,
  options,
  onChange,
  icon,
  variant = 'pick',
  className,
  ...rest
}: SelectProps<V>) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <Root $variant={variant} className={className}>
      <Label htmlFor={id} $hidden={hideLabel}>
        {label}
      </Label>
      <Box>
        {icon && <Icon name={icon} />}
        <Control
          {...rest}
          id={id}
          $variant={variant}
          $icon={icon !== undefined}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.currentTarget.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Control>
        <Icon name="chevron-down" size={18} />
      </Box>
    </Root>
  );
}
