import type { ChangeEvent, FocusEvent, KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import type { FieldSize } from '../fields/field';

export interface ComboboxMessage {
  tone: 'quiet' | 'warning' | 'danger';
  text: string;
}

/** A field that offers a list for what is typed and keeps what was chosen as chips. `T` is one option. */
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
  /** Name of the chip's button, which removes it. */
  removeLabel(item: T): string;
  onSelect(item: T): void;
  /** From a chip, from Backspace in an empty field, or from choosing a chosen option again. */
  onRemove(item: T): void;
  /** What is typed; emptied through `onInputChange` after a choice. */
  inputValue: string;
  onInputChange(value: string): void;
  /** A row in place of options, or above them; also announced. */
  message?: ComboboxMessage | null;
  /** The list is about to open, or the first interest shows: time to load its data. */
  onOpen?(): void;
  /** Name of the list. */
  listLabel: string;
  /** Pixels, 210 by default (§9). */
  maxListHeight?: number;
  size?: FieldSize;
  disabled?: boolean;
  isInvalid?: boolean;
  className?: string;
  /** Shadow part of the input; the list is `{part}-list`. */
  part?: string;
  ref?: Ref<HTMLInputElement>;
}

/** What the loaded behaviour wants to hear from the input, which is in the page before it. */
export interface ComboboxControl {
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
  onBlur(event: FocusEvent<HTMLInputElement>): void;
  onClick(event: MouseEvent<HTMLInputElement>): void;
}

/** What the loaded behaviour says through the input's attributes. */
export interface ComboboxAria {
  isOpen: boolean;
  activeId: string | undefined;
}
