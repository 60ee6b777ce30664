import { type NewPasswordValues, newPasswordRules } from '../../domain/forms/newPassword.schema';
import { setNewPassword } from '../../state/account/setNewPassword';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useAuthText } from '../../text/auth/useAuthText';
import { PasswordField } from '../../ui/fields/PasswordField';
import { AuthForm } from './AuthForm';
import { TextButton } from './FormSwitch';
import { newPasswordErrors } from './serverMessages';
import { useTextField } from './useTextField';

export interface NewPasswordFormProps {
  /** The token of the letter's link. */
  readonly link: string;
  /** The password is set, and its owner signed in. */
  onDone(): void;
  /** Links of letters die after an hour. */
  onAnotherLink(): void;
}

/** 'Новый пароль', by the link of a letter (D49). */
export function NewPasswordForm({ link, onDone, onAnotherLink }: NewPasswordFormProps) {
  const { a } = useAuthText();
  const runtime = useRuntime();
  return (
    <AuthForm<NewPasswordValues>
      rules={newPasswordRules}
      initialValues={{ password: '', confirmPassword: '' }}
      submitLabel={a.newPassword.save}
      onSubmit={async (values) => {
        const error = await setNewPassword(runtime, link, values);
        if (error) return newPasswordErrors(error, a);
        onDone();
        return undefined;
      }}
      footer={
        <p>
          <TextButton type="button" onClick={onAnotherLink}>
            {a.newPassword.anotherLink}
          </TextButton>
        </p>
      }
    >
      <Fields />
    </AuthForm>
  );
}

function Fields() {
  const { a } = useAuthText();
  const password = useTextField('password');
  const confirmPassword = useTextField('confirmPassword');
  const same = { showLabel: a.fields.showPassword, autoComplete: 'new-password' } as const;
  return (
    <>
      <PasswordField {...password} {...same} label={a.fields.password} hint={a.fields.passwordHint} />
      <PasswordField {...confirmPassword} {...same} label={a.fields.confirmPassword} />
    </>
  );
}
