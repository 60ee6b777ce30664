/** Shared by groups of radio buttons and checkboxes. */
import { styled } from 'styled-components';
import { visuallyHidden } from '../dom/VisuallyHidden';

export interface ChoiceOption<V extends string = string> {
  readonly value: V;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface ChoiceGroupProps<V extends string> {
  legend: string;
  hideLegend?: boolean;
  options: readonly ChoiceOption<V>[];
  disabled?: boolean;
  className?: string;
  /** Shadow part of the group. */
  part?: string;
}

export const Fieldset = styled.fieldset`
  border: 0;
  margin: 0;
  padding: 0;
  min-width: 0;
`;

export const Legend = styled.legend<{ $hidden?: boolean }>`
  padding: 0 0 6px;
  font: var(--kv-type-small);
  font-weight: 500;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

/** Covers its label, so that touch and focus go to the native control. */
export const CoveringInput = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;
