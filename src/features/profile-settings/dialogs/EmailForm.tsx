import { changeEmail } from '../../../api/identity';
import { newEmailRules } from '../../../domain/forms/schemas/newPassword.schema';
import { AccountForm } from '../../../parts/account/AccountForm';
import { EmailField } from '../../../parts/account/EmailField';
import { errorsOf } from '../../../parts/account/formErrors';
import { PresentPasswordField } from '../../../parts/account/PresentPasswordField';
import { useMutation } from '../../../state/data/useMutation';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useAuthText } from '../../../text/auth/useAuthText';
import { useProfileSettingsText } from '../../../text/profile-settings/useProfileSettingsText';
import { Question } from '../ProfileSettings.styles';
import { emailKey } from '../profileKeys';

interface Values {
  readonly email: string;
  readonly password: string;
}

/** A new address and the present password; the server checks that one. */
const rules = {
  problems: ({ email, password }: Values) => ({
    ...newEmailRules.problems({ email }),
    ...(password === '' && { password: { key: 'registration.passwordMissing' as const } }),
  }),
};

/** 'Новый email' (D49). */
export function EmailForm({ onDone }: { onDone(): void }) {
  const { text } = useProfileSettingsText();
  const { text: authText } = useAuthText();
  const { transport } = useRuntime();
  const sending = useMutation<Values, void>((values, options) => changeEmail(transport, values, options), { reloads: [emailKey] });
  return (
    <Question>
      <p>{text.email.text}</p>
      <AccountForm<Values>
        rules={rules}
        initialValues={{ email: '', password: '' }}
        tidy={({ email }) => newEmailRules.tidy({ email })}
        submitLabel={text.email.submit}
        onSubmit={async (values) => {
          const outcome = await sending.run({ ...values, ...newEmailRules.tidy({ email: values.email }) });
          if (outcome.status === 'failed') return errorsOf(outcome.error, { email: 'email', password: 'password' }, authText);
          if (outcome.status === 'done') onDone();
          return undefined;
        }}
      >
        <EmailField autoComplete="email" label={text.email.label} />
        <PresentPasswordField />
      </AccountForm>
    </Question>
  );
}
