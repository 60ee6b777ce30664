import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { tidyName } from '../../domain/forms/tidyText';
import { keepFocus } from '../../parts/account/AccountForm';
import { useTextField } from '../../parts/account/useTextField';
import { useProfileSettingsText } from '../../text/profile-settings/useProfileSettingsText';
import { IconButton } from '../../ui/buttons/IconButton';
import { TextField } from '../../ui/fields/TextField';
import type { NameKey } from './nameKeys';
import { FieldRow } from './ProfileSettings.styles';
import { profileIcons } from './profileIcons';

export interface NameFieldProps {
  readonly name: NameKey;
  readonly label: string;
  readonly isOpen: boolean;
  /** Its pencil was pressed before the form was here. */
  readonly isFirst: boolean;
  onOpen(): void;
  /** Gives the text back as it was. */
  onUndo(): void;
}

/** A name, read-only until its pencil is pressed (§2). */
export function NameField({ name, label, isOpen, isFirst, onOpen, onUndo }: NameFieldProps) {
  const { text } = useProfileSettingsText();
  const field = useTextField(name, tidyName);
  const input = useRef<HTMLInputElement>(null);
  const open = () => {
    flushSync(onOpen);
    focusEnd(input.current);
  };
  useLayoutEffect(() => {
    if (isFirst) focusEnd(input.current);
  }, [isFirst]);
  return (
    <FieldRow>
      <TextField
        {...field}
        ref={input}
        label={label}
        readOnly={!isOpen}
        autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
        autoCapitalize="words"
      />
      <IconButton
        variant="line"
        size="l"
        icon={isOpen ? 'x' : profileIcons.pencil}
        label={isOpen ? text.names.undo(label) : text.names.edit(label)}
        onMouseDown={keepFocus}
        onClick={isOpen ? onUndo : open}
      />
    </FieldRow>
  );
}

function focusEnd(input: HTMLInputElement | null): void {
  input?.focus();
  input?.setSelectionRange(input.value.length, input.value.length);
}
