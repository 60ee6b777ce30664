import { Checkbox, type CheckboxProps } from './Checkbox';

export interface SelectAllProps extends Pick<CheckboxProps, 'label' | 'onChange'> {
  /** How many are selected, and how many can be. */
  readonly chosen: number;
  readonly count: number;
}

/** A checkbox for all items of a list: mixed while only some are selected. A press selects all of them then. */
export function SelectAll({ chosen, count, ...props }: SelectAllProps) {
  // No attribute says it, and a press takes it away: set by every render.
  const mark = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = chosen > 0 && chosen < count;
  };
  return <Checkbox {...props} ref={mark} checked={chosen > 0 && chosen === count} />;
}
