import { changePassword } from '../../../api/identity';
import { type NewPasswordValues, newPasswordRules } from '../../../domain/forms/schemas/newPassword.schema';
import { AccountForm } from '../../../parts/account/AccountForm';
import { errorsOf } from '../../../parts/account/formErrors';
import { useTextField } from '../../../parts/account/useTextField';
import { useMutation } from '../../../state/data/useMutation';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useAuthText } from '../../../text/auth/useAuthText';
import { useProfileSettingsText } from '../../../text/profile-settings/useProfileSettingsText';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { sessionsKey } from '../profileKeys';

type Values = NewPasswordValues & { readonly present: string };

/** The present password, which the server checks, and a new one, twice. */
const rules = {
  problems: ({ present, ...values }: Values) => ({
    ...(present === '' && { present: { key: 'registration.passwordMissing' as const } }),
    ...newPasswordRules.problems(values),
  }),
};
const names = { current_password: 'present', password: 'password', confirm_password: 'confirmPassword' };

/** 'Новый пароль' (D49). */
export function PasswordForm({ onDone }: { onDone(): void }) {
  const { text } = useProfileSettingsText();
  const { text: authText } = useAuthText();
  const { transport } = useRuntime();
  const saving = useMutation<Values, void>((values, options) => changePassword(transport, values, options), { reloads: [sessionsKey] });
  return (
    <AccountForm<Values>
      rules={rules}
      initialValues={{ present: '', password: '', confirmPassword: '' }}
      submitLabel={text.password.submit}
      onSubmit={async (values) => {
        const outcome = await saving.run(values);
        if (outcome.status === 'failed') return errorsOf(outcome.error, names, authText);
        if (outcome.status === 'done') onDone();
        return undefined;
      }}
    >
      <Passwords />
    </AccountForm>
  );
}

function Passwords() {
  const { text } = useProfileSettingsText();
  const { text: authText } = useAuthText();
  const show = { showLabel: authText.fields.showPassword } as const;
  return (
    <>
      <PasswordField {...useTextField('present')} {...show} label={text.password.present} autoComplete="current-password" />
      <PasswordField
        {...useTextField('password')}
        {...show}
        label={text.password.label}
        hint={authText.fields.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField {...useTextField('confirmPassword')} {...show} label={text.password.confirm} autoComplete="new-password" />
      <p>{text.password.note}</p>
    </>
  );
}
