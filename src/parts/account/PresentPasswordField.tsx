import type { ReactElement } from 'react';
import { useAuthText } from '../../text/auth/useAuthText';
import { PasswordField } from '../../ui/fields/PasswordField';
import { useTextField } from './useTextField';

/** The password of the account, which the server checks, by its name `password`. */
export function PresentPasswordField(): ReactElement {
  const { text } = useAuthText();
  return (
    <PasswordField
      {...useTextField('password')}
      label={text.fields.password}
      showLabel={text.fields.showPassword}
      autoComplete="current-password"
    />
  );
}
