import { styled } from 'styled-components';
import { toApiError } from '../../api/client/errors';
import { forgotPassword } from '../../api/identity';
import { type ForgotPasswordValues, forgotPasswordRules } from '../../domain/forms/schemas/newPassword.schema';
import { AccountForm } from '../../parts/account/AccountForm';
import { EmailField } from '../../parts/account/EmailField';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useAuthText } from '../../text/auth/useAuthText';
import { Button } from '../../ui/buttons/Button';
import { TextButton } from './FormSwitch';
import { forgotErrors } from './serverMessages';

export interface ForgotPasswordProps {
  /** The e-mail as typed in the sign-in form. */
  readonly email: string;
  onSent(email: string): void;
  onBack(): void;
}

const Text = styled.p`
  margin-bottom: 16px;
  color: var(--kv-text-muted);
`;

const Quiet = styled.p`
  margin-bottom: 24px;
  color: var(--kv-text-muted);
  font: var(--kv-type-small);
`;

const Foot = styled.p`
  margin-top: 16px;
  font: var(--kv-type-small);
`;

/** 'Забыли пароль?': asks for a letter with a link (D49). */
export function ForgotPassword({ email, onSent, onBack }: ForgotPasswordProps) {
  const { text } = useAuthText();
  const runtime = useRuntime();
  return (
    <>
      <Text>{text.forgot.text}</Text>
      <AccountForm<ForgotPasswordValues>
        rules={forgotPasswordRules}
        initialValues={{ email }}
        submitLabel={text.forgot.send}
        tidy={forgotPasswordRules.tidy}
        onSubmit={async (values) => {
          const tidy = forgotPasswordRules.tidy(values);
          try {
            await forgotPassword(runtime.transport, tidy.email);
          } catch (thrown) {
            return forgotErrors(toApiError(thrown), text);
          }
          onSent(tidy.email);
          return undefined;
        }}
        footer={
          <p>
            <TextButton type="button" onClick={onBack}>
              {text.forgot.back}
            </TextButton>
          </p>
        }
      >
        <EmailField autoComplete="username" />
      </AccountForm>
    </>
  );
}

export interface LetterSentProps {
  readonly email: string;
  onDone(): void;
  onAnother(): void;
}

/** The same whether there is such an account. */
export function LetterSent({ email, onDone, onAnother }: LetterSentProps) {
  const { text } = useAuthText();
  return (
    <>
      <Text role="status">{text.forgot.sent(email)}</Text>
      <Quiet>{text.forgot.spam}</Quiet>
      <Button variant="primary" size="l" block onClick={onDone}>
        {text.registration.ok}
      </Button>
      <Foot>
        <TextButton type="button" onClick={onAnother}>
          {text.forgot.another}
        </TextButton>
      </Foot>
    </>
  );
}
