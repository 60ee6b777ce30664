import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Chip, Chips } from './ChipGroup';
import { type ChoiceGroupProps, CoveringInput, Fieldset, Legend } from './choice';
import { ErrorText } from './field';

export interface ChoiceChipsProps<V extends string = string> extends ChoiceGroupProps<V> {
  /** Null while nothing is chosen. */
  value: V | null;
  /** Null when the chosen option of an optional group is pressed again. */
  onChange(value: V | null): void;
  isOptional?: boolean;
  /** Content beside the legend. */
  note?: ReactNode;
  /** Shown under the group and linked to it. */
  error?: ReactNode;
  /** Id of the first option, for links to the group. */
  id?: string;
  onFocus?(): void;
  onBlur?(): void;
}

const Group = styled(Fieldset)`
  &[data-state='invalid'] label {
    box-shadow: inset 0 0 0 1px var(--kv-danger);
  }
  /* What was chosen before the group was locked. */
  label:has(:checked:disabled) {
    box-shadow: inset 0 0 0 2px var(--kv-line-control);
    color: var(--kv-text-muted);
  }
  > [data-state='invalid'] {
    margin-top: 6px;
  }
`;

const Name = styled(Legend)`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  width: 100%;
  > small {
    font: var(--kv-type-caption);
    color: var(--kv-text-subtle);
  }
`;

/** Single choice among a few visible options, with none at the start: native radio buttons that look like chips, so arrow keys move the choice. */
export function ChoiceChips<V extends string>({
  legend,
  hideLegend = false,
  options,
  value,
  onChange,
  isOptional = false,
  note,
  error,
  id,
  disabled,
  className,
  part,
  onFocus,
  onBlur,
}: ChoiceChipsProps<V>) {
  const name = useId();
  return (
    <Group
      className={className}
      disabled={disabled}
      part={part}
      role="radiogroup"
      aria-describedby={error ? `${name}-note` : undefined}
      aria-invalid={error ? true : undefined}
      data-state={error ? 'invalid' : 'idle'}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <Name $hidden={hideLegend}>
        {legend}
        {note && <small>{note}</small>}
      </Name>
      <Chips $size="m">
        {options.map((option, index) => (
          <Chip key={option.value} $size="m" data-state={option.value === value ? 'on' : 'off'}>
            <CoveringInput
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              onClick={() => {
                if (isOptional && option.value === value) onChange(null);
              }}
            />
            {option.label}
          </Chip>
        ))}
      </Chips>
      {error && <ErrorText id={`${name}-note`}>{error}</ErrorText>}
    </Group>
  );
}
