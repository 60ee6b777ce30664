import { useForm } from 'react-final-form';
import { styled } from 'styled-components';
import type { Credentials } from '../../api/account';
import { type LoginValues, loginRules } from '../../domain/forms/schemas/login.schema';
import { AccountForm, keepFocus } from '../../parts/account/AccountForm';
import { EmailField } from '../../parts/account/EmailField';
import { useTextField } from '../../parts/account/useTextField';
import { asksForCode, signInTo } from '../../state/account/signIn';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useAuthText } from '../../text/auth/useAuthText';
import { Button } from '../../ui/buttons/Button';
import { PasswordField } from '../../ui/fields/PasswordField';
import { FormSwitch, TextButton } from './FormSwitch';
import { loginErrors } from './serverMessages';

export interface LoginFormProps {
  /** Pre-filled. */
  readonly known?: Credentials;
  /** Shown above the fields until the first submit. */
  readonly message?: string;
  /** What was being sent goes out after the sign-in. */
  readonly isResumed?: boolean;
  onDone(): void;
  /** The password was right, and the account has a second factor. */
  onCode(credentials: Credentials): void;
  onCancel?(): void;
  onRegister(): void;
  /** Called with the e-mail as typed. */
  onForgot(email: string): void;
}

/** 'Вход' (§5, §8). */
export function LoginForm({ known, message, isResumed = false, onDone, onCode, onCancel, onRegister, onForgot }: LoginFormProps) {
  const { text } = useAuthText();
  const runtime = useRuntime();
  return (
    <AccountForm<LoginValues>
      rules={loginRules}
      initialValues={{ email: known?.email ?? '', password: known?.password ?? '' }}
      message={message}
      submitLabel={isResumed ? text.resume.submit : text.signIn}
      tidy={loginRules.tidy}
      onSubmit={async (values) => {
        const tidy = loginRules.tidy(values);
        const failure = await signInTo(runtime, tidy);
        if (failure && asksForCode(failure.error)) onCode(tidy);
        else if (failure) return loginErrors(failure, text);
        else onDone();
        return undefined;
      }}
      footer={
        isResumed ? (
          <Button size="l" block onClick={onCancel}>
            {text.resume.cancel}
          </Button>
        ) : (
          <FormSwitch question={text.login.noAccount} label={text.register} onSwitch={onRegister} />
        )
      }
    >
      {isResumed && <Said>{text.resume.text}</Said>}
      <Fields onForgot={onForgot} />
    </AccountForm>
  );
}

const Said = styled.p`
  margin: 0;
  color: var(--kv-text-muted);
`;

const WithLink = styled.div`
  position: relative;
`;

/** The link stands at the label of the password. */
const Forgot = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  font: var(--kv-type-small);
`;

function Fields({ onForgot }: Pick<LoginFormProps, 'onForgot'>) {
  const { text } = useAuthText();
  const form = useForm<LoginValues>();
  const password = useTextField('password');
  return (
    <>
      <EmailField autoComplete="username" />
      <WithLink>
        <PasswordField {...password} label={text.fields.password} showLabel={text.fields.showPassword} autoComplete="current-password" />
        <Forgot>
          <TextButton type="button" onMouseDown={keepFocus} onClick={() => onForgot(form.getFieldState('email')?.value ?? '')}>
            {text.forgot.link}
          </TextButton>
        </Forgot>
      </WithLink>
    </>
  );
}
