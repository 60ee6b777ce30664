import type { Credentials } from '../../api/account';
import { type LoginValues, loginRules } from '../../domain/forms/login.schema';
import { tidyEmail } from '../../domain/forms/tidyText';
import { signInTo } from '../../state/account/signIn';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useAuthText } from '../../text/auth/useAuthText';
import { PasswordField } from '../../ui/fields/PasswordField';
import { TextField } from '../../ui/fields/TextField';
import { AuthForm } from './AuthForm';
import { FormSwitch } from './FormSwitch';
import { loginErrors } from './serverMessages';
import { useTextField } from './useTextField';

export interface LoginFormProps {
  /** Pre-filled. */
  readonly known?: Credentials;
  /** Shown above the fields until the first submit. */
  readonly message?: string;
  onDone(): void;
  onRegister(): void;
}

/** 'Вход' (§5, §8). */
export function LoginForm({ known, message, onDone, onRegister }: LoginFormProps) {
  const { a } = useAuthText();
  const runtime = useRuntime();
  return (
    <AuthForm<LoginValues>
      rules={loginRules}
      initialValues={{ email: known?.email ?? '', password: known?.password ?? '' }}
      message={message}
      submitLabel={a.signIn}
      tidy={loginRules.tidy}
      onSubmit={async (values) => {
        const failure = await signInTo(runtime, loginRules.tidy(values));
        if (failure) return loginErrors(failure, a);
        onDone();
        return undefined;
      }}
      footer={<FormSwitch question={a.login.noAccount} label={a.register} onSwitch={onRegister} />}
    >
      <Fields />
    </AuthForm>
  );
}

function Fields() {
  const { a } = useAuthText();
  const email = useTextField('email', tidyEmail);
  const password = useTextField('password');
  return (
    <>
      <TextField
        {...email}
        label={a.fields.email}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordField {...password} label={a.fields.password} showLabel={a.fields.showPassword} autoComplete="current-password" />
    </>
  );
}
