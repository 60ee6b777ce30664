import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { type ChoiceGroupProps, CoveringInput, Fieldset, Legend } from './choice';
import { ErrorText } from './field';

/** Heights: m 40 px, s 32 px; at least 44 under a coarse pointer. */
export type ChipSize = 'm' | 's';

export interface ChipGroupProps<V extends string = string> extends ChoiceGroupProps<V> {
  value: readonly V[];
  /** The selected values, in the order of the options. */
  onChange(value: V[]): void;
  size?: ChipSize;
  /** Id of the first option, for links to the group. */
  id?: string;
  /** Shown under the group and linked to it; needs an `id`. */
  error?: ReactNode;
}

export const Chips = styled.span<{ $size: ChipSize }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $size }) => ($size === 's' ? 6 : 8)}px;
`;

const small = css`
  min-height: 32px;
  padding: 0 10px;
  font: var(--kv-type-small);
`;

export const Chip = styled.label<{ $size: ChipSize }>`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-height: 40px;
  min-width: ${({ $size }) => ($size === 's' ? 28 : 44)}px;
  padding: 0 14px;
  border-radius: var(--kv-radius-control);
  background: var(--kv-bg-surface);
  box-shadow: inset 0 0 0 1px var(--kv-line-control);
  font: var(--kv-type-button);
  cursor: pointer;
  user-select: none;
  transition-property: background-color, box-shadow, color;
  transition-duration: var(--kv-duration-fast);
  ${({ $size }) => $size === 's' && small}
  &:hover {
    background: var(--kv-bg-hover);
    box-shadow: inset 0 0 0 1px var(--kv-line-control-hover);
  }
  &:active {
    background: var(--kv-bg-pressed);
  }
  &:has(:checked) {
    background: var(--kv-accent-soft);
    color: var(--kv-text-accent);
    box-shadow: inset 0 0 0 2px var(--kv-indicator);
  }
  &:has([aria-invalid]) {
    box-shadow: inset 0 0 0 1px var(--kv-danger);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--kv-focus);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    background: var(--kv-bg-sunken);
    color: var(--kv-text-disabled);
    box-shadow: inset 0 0 0 1px var(--kv-line);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: 44px;
    min-width: 44px;
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/** Multiple choice among a few visible options: native checkboxes that look like chips. */
export function ChipGroup<V extends string>({
  legend,
  hideLegend = false,
  options,
  value,
  onChange,
  size = 'm',
  id,
  error,
  disabled,
  className,
  part,
}: ChipGroupProps<V>) {
  const toggle = (toggled: V) =>
    onChange(options.map((option) => option.value).filter((one) => (one === toggled ? !value.includes(one) : value.includes(one))));
  return (
    <Fieldset className={className} disabled={disabled} part={part} aria-describedby={error ? `${id}-note` : undefined}>
      <Legend $hidden={hideLegend}>{legend}</Legend>
      <Chips $size={size}>
        {options.map((option, index) => (
          <Chip key={option.value} $size={size} data-state={value.includes(option.value) ? 'on' : 'off'}>
            <CoveringInput
              id={index === 0 ? id : undefined}
              type="checkbox"
              value={option.value}
              checked={value.includes(option.value)}
              disabled={option.disabled}
              aria-invalid={error ? true : undefined}
              onChange={() => toggle(option.value)}
            />
            {option.label}
          </Chip>
        ))}
      </Chips>
      {error && <ErrorText id={`${id}-note`}>{error}</ErrorText>}
    </Fieldset>
  );
}
