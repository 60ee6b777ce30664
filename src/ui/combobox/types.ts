import type { ChangeEvent, FocusEvent, KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import type { FieldSize } from '../fields/field';

export interface ComboboxMessage {
  tone: 'quiet' | 'warning' | 'danger';
  text: string;
}

/** A field that lists matches for the typed text and shows what was chosen as chips. `T` is one option. */
export interface ComboboxProps<T> {
  label: string;
  hideLabel?: boolean;
  /** Shown while nothing is typed or chosen. */
  placeholder?: string;
  /** Options for `inputValue`, already filtered and ordered. */
  items: readonly T[];
  itemKey(item: T): string;
  renderItem(item: T): ReactNode;
  selected: readonly T[];
  renderChip(item: T): ReactNode;
  /** Name of the chip's button, which removes the chip. */
  removeLabel(item: T): string;
  onSelect(item: T): void;
  /** Called by a chip, by Backspace in an empty field, and when a chosen option is chosen again. */
  onRemove(item: T): void;
  /** The typed text; cleared through `onInputChange` after a choice, unless `keepsText`. */
  inputValue: string;
  /** The choice is the text itself, so it stays. */
  keepsText?: boolean;
  onInputChange(value: string): void;
  /** A row instead of options, or above them; also announced. */
  message?: ComboboxMessage | null;
  /** The list is about to open, or the visitor first interacts with the field: time to load its data. */
  onOpen?(): void;
  /** Accessible name of the list. */
  listLabel: string;
  /** Pixels; 210 by default (§9). */
  maxListHeight?: number;
  size?: FieldSize;
  disabled?: boolean;
  isInvalid?: boolean;
  /** Id of the hint or the error of the field. */
  describedBy?: string;
  /** Id of the input. */
  id?: string;
  className?: string;
  /** Shadow part of the input; the list is `{part}-list`. */
  part?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Events of the input that the lazy list handles; the input is in the page before it. */
export interface ComboboxControl {
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
  onBlur(event: FocusEvent<HTMLInputElement>): void;
  onClick(event: MouseEvent<HTMLInputElement>): void;
}

/** Attributes of the input that the lazy list sets. */
export interface ComboboxAria {
  isOpen: boolean;
  activeId: string | undefined;
}
