import type { ReactElement } from 'react';
import { tidyEmail } from '../../domain/forms/tidyText';
import { useAuthText } from '../../text/auth/useAuthText';
import { TextField } from '../../ui/fields/TextField';
import { useTextField } from './useTextField';

interface EmailFieldProps {
  /** What a password manager fills in. */
  readonly autoComplete: 'username' | 'email';
  /** 'Email' by default. */
  readonly label?: string;
}

/** 'Email' of a form of accounts, by its name `email`. */
export function EmailField({ autoComplete, label }: EmailFieldProps): ReactElement {
  const { text } = useAuthText();
  return (
    <TextField
      {...useTextField('email', tidyEmail)}
      label={label ?? text.fields.email}
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
