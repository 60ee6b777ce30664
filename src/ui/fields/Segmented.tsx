import { useId } from 'react';
import { styled } from 'styled-components';
import { type ChoiceGroupProps, CoveringInput, Fieldset, Legend } from './choice';

export interface SegmentedProps<V extends string = string> extends ChoiceGroupProps<V> {
  value: V;
  onChange(value: V): void;
}

const Track = styled.span`
  display: inline-flex;
  gap: 2px;
  padding: 3px;
  border-radius: calc(10px * var(--kv-radius-factor));
  background: var(--kv-bg-sunken);
`;

const Segment = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 34px;
  padding: 0 16px;
  border-radius: calc(7px * var(--kv-radius-factor));
  font: var(--kv-type-button);
  color: var(--kv-text-muted);
  cursor: pointer;
  transition-property: background-color, color;
  transition-duration: var(--kv-duration-fast);
  &:hover {
    color: var(--kv-text);
  }
  &:has(:checked) {
    background: light-dark(var(--kv-bg-surface), var(--kv-bg-pressed));
    color: var(--kv-text);
    box-shadow: var(--kv-shadow-1);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--kv-focus);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    color: var(--kv-text-disabled);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/** Single choice among a few visible options: native radio buttons, so arrow keys move the choice. */
export function Segmented<V extends string>({
  legend,
  hideLegend = false,
  options,
  value,
  onChange,
  disabled,
  className,
  part,
}: SegmentedProps<V>) {
  const name = useId();
  return (
    <Fieldset className={className} disabled={disabled} part={part}>
      <Legend $hidden={hideLegend}>{legend}</Legend>
      <Track>
        {options.map((option) => (
          <Segment key={option.value} data-state={option.value === value ? 'on' : 'off'}>
            <CoveringInput
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Segment>
        ))}
      </Track>
    </Fieldset>
  );
}
