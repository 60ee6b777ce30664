import { styled } from 'styled-components';

const Track = styled.div`
  display: inline-flex;
  gap: 2px;
  padding: 3px;
  border-radius: calc(10px * var(--kv-radius-factor));
  background: var(--kv-bg-sunken);
  > button {
    min-height: 34px;
    padding: 0 16px;
    border-radius: calc(7px * var(--kv-radius-factor));
    background: none;
    font: var(--kv-type-button);
    text-align: center;
    color: var(--kv-text-muted);
    cursor: pointer;
    &:hover {
      color: var(--kv-text);
    }
    &[aria-pressed='true'] {
      background: light-dark(var(--kv-bg-surface), var(--kv-bg-pressed));
      color: var(--kv-text);
      box-shadow: var(--kv-shadow-1);
    }
  }
  @media (pointer: coarse) {
    > button {
      min-height: 44px;
    }
  }
  @container kv (width < 744px) {
    display: flex;
    > button {
      flex: 1;
      min-height: 44px;
    }
  }
  @media (forced-colors: active) {
    > [aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export interface FilterProps<V extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly value: V;
  onChange(value: V): void;
}

/** Which part of a list is shown. Not the segmented control: every search would have to export that. */
export function Filter<V extends string>({ label, options, value, onChange }: FilterProps<V>) {
  return (
    <Track role="group" aria-label={label}>
      {options.map((option) => (
        <button key={option.value} type="button" aria-pressed={option.value === value} onClick={() => onChange(option.value)}>
          {option.label}
        </button>
      ))}
    </Track>
  );
}
