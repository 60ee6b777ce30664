import type { ReactElement } from 'react';
import { TextField } from '../../ui/fields/TextField';
import { useTextField } from './useTextField';

interface FactorCodeFieldProps {
  readonly label: string;
  /** Letters are typed, too. */
  readonly isRecovery?: boolean;
}

/** A code of the second factor in a form of accounts, by its name `code`. */
export function FactorCodeField({ label, isRecovery = false }: FactorCodeFieldProps): ReactElement {
  return (
    <TextField
      {...useTextField('code')}
      label={label}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
