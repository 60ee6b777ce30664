import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Checkbox, type CheckboxProps } from './Checkbox';

export interface SelectAllProps extends Pick<CheckboxProps, 'label' | 'onChange'> {
  /** How many are selected, and how many can be. */
  readonly chosen: number;
  readonly count: number;
}

/** A dash instead of the check mark. */
const Mixed = styled(Checkbox)`
  :indeterminate + span {
    background: var(--kv-indicator);
    box-shadow: none;
    &::before {
      content: '';
      width: 10px;
      border-top: 3px solid;
      border-radius: 1px;
    }
    > svg {
      display: none;
    }
    @media (forced-colors: active) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/** A checkbox for all items of a list: mixed while only some are selected. A press selects all of them then. */
export function SelectAll({ chosen, count, ...props }: SelectAllProps) {
  const input = useRef<HTMLInputElement>(null);
  const isAll = count > 0 && chosen === count;
  const isMixed = chosen > 0 && !isAll;
  // No attribute says it, and a press takes it away.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  });
  return <Mixed {...props} ref={input} checked={isAll} />;
}
