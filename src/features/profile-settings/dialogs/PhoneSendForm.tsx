import { sendPhoneCode } from '../../../api/account/phone';
import { AccountForm } from '../../../parts/account/AccountForm';
import { useMutation } from '../../../state/data/useMutation';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useAuthText } from '../../../text/auth/useAuthText';
import { usePhoneText } from '../../../text/profile-settings/phone/usePhoneText';
import { Question } from '../ProfileSettings.styles';
import { phoneErrors } from './phoneErrors';

export interface PhoneSendFormProps {
  readonly phone: string;
  /** Called with the seconds until the next code. */
  onDone(pause: number): void;
}

const [rules, values] = [{ problems: () => ({}) }, {}];

/** The first step: a message costs, and rings. */
export function PhoneSendForm({ phone, onDone }: PhoneSendFormProps) {
  const { text } = usePhoneText();
  const { text: authText } = useAuthText();
  const { transport } = useRuntime();
  const sending = useMutation<void, number>((_, options) => sendPhoneCode(transport, options));
  return (
    <Question>
      <p>{text.dialog.text(phone)}</p>
      <AccountForm
        rules={rules}
        initialValues={values}
        submitLabel={text.dialog.send}
        onSubmit={async () => {
          const outcome = await sending.run();
          if (outcome.status === 'failed') return phoneErrors(outcome.error, authText, text);
          if (outcome.status === 'done') onDone(outcome.value);
          return undefined;
        }}
      >
        {null}
      </AccountForm>
    </Question>
  );
}
