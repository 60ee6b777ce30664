import { type NewPasswordValues, newPasswordRules } from '../../domain/forms/schemas/newPassword.schema';
import { AccountForm } from '../../parts/account/AccountForm';
import { useTextField } from '../../parts/account/useTextField';
import { setNewPassword } from '../../state/account/setNewPassword';
import { asksForCode } from '../../state/account/signIn';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useAuthText } from '../../text/auth/useAuthText';
import { PasswordField } from '../../ui/fields/PasswordField';
import { TextButton } from './FormSwitch';
import { newPasswordErrors } from './serverMessages';

export interface NewPasswordFormProps {
  /** The token of the letter's link. */
  readonly link: string;
  /** The password is set, and its owner signed in. */
  onDone(): void;
  /** The account has a second factor. */
  onCode(values: NewPasswordValues): void;
  /** Links of letters die after an hour. */
  onAnotherLink(): void;
}

/** 'Новый пароль', by the link of a letter (D49). */
export function NewPasswordForm({ link, onDone, onCode, onAnotherLink }: NewPasswordFormProps) {
  const { text } = useAuthText();
  const runtime = useRuntime();
  return (
    <AccountForm<NewPasswordValues>
      rules={newPasswordRules}
      initialValues={{ password: '', confirmPassword: '' }}
      submitLabel={text.newPassword.save}
      onSubmit={async (values) => {
        const error = await setNewPassword(runtime, link, values);
        if (error && asksForCode(error)) onCode(values);
        else if (error) return newPasswordErrors(error, text);
        else onDone();
        return undefined;
      }}
      footer={
        <p>
          <TextButton type="button" onClick={onAnotherLink}>
            {text.newPassword.anotherLink}
          </TextButton>
        </p>
      }
    >
      <Fields />
    </AccountForm>
  );
}

function Fields() {
  const { text } = useAuthText();
  const password = useTextField('password');
  const confirmPassword = useTextField('confirmPassword');
  const same = { showLabel: text.fields.showPassword, autoComplete: 'new-password' } as const;
  return (
    <>
      <PasswordField {...password} {...same} label={text.fields.password} hint={text.fields.passwordHint} />
      <PasswordField {...confirmPassword} {...same} label={text.fields.confirmPassword} />
    </>
  );
}
