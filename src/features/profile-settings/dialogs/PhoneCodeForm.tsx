import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { confirmPhone, sendPhoneCode } from '../../../api/account/phone';
import { type PhoneCodeValues, phoneCodeRules } from '../../../domain/forms/schemas/phoneCode.schema';
import { AccountForm } from '../../../parts/account/AccountForm';
import { FactorCodeField } from '../../../parts/account/FactorCodeField';
import { useMutation } from '../../../state/data/useMutation';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useAuthText } from '../../../text/auth/useAuthText';
import { usePhoneText } from '../../../text/profile-settings/phone/usePhoneText';
import { Button } from '../../../ui/buttons/Button';
import { focusFirst } from '../../../ui/dom/dom';
import { LiveRegion } from '../../../ui/dom/LiveRegion';
import { Question } from '../ProfileSettings.styles';
import { phoneErrors } from './phoneErrors';
import { useSecondsLeft } from './useSecondsLeft';

export interface PhoneCodeFormProps {
  readonly phone: string;
  /** Seconds until the next code can be asked for. */
  readonly pause: number;
  onDone(): void;
}

/** The second step: the code, or the next one. */
export function PhoneCodeForm({ phone, pause, onDone }: PhoneCodeFormProps) {
  const { text } = usePhoneText();
  const { text: authText } = useAuthText();
  const { transport } = useRuntime();
  const place = useRef<HTMLDivElement>(null);
  const [wait, setWait] = useState({ seconds: pause });
  const secondsLeft = useSecondsLeft(wait);
  /** What became of asking for the next code. */
  const [said, setSaid] = useState('');
  const confirming = useMutation<string, void>((code, options) => confirmPhone(transport, code, options));
  const sending = useMutation<void, number>((_, options) => sendPhoneCode(transport, options));
  // The button of the step before had the focus, and is gone.
  useLayoutEffect(() => {
    if (place.current) focusFirst(place.current);
  }, []);
  useEffect(() => setWait({ seconds: pause }), [pause]);

  const sendAgain = async () => {
    setSaid('');
    const outcome = await sending.run();
    if (outcome.status === 'failed') setSaid(Object.values(phoneErrors(outcome.error, authText, text) ?? {}).join(' '));
    if (outcome.status !== 'done') return;
    setWait({ seconds: outcome.value });
    setSaid(text.dialog.sentAgain);
    // The pressed button is gone.
    if (place.current) focusFirst(place.current);
  };
  return (
    <Question ref={place}>
      <p>{text.dialog.sent(phone)}</p>
      <AccountForm<PhoneCodeValues>
        rules={phoneCodeRules}
        initialValues={{ code: '' }}
        submitLabel={text.dialog.submit}
        onSubmit={async ({ code }) => {
          const outcome = await confirming.run(code);
          if (outcome.status === 'failed') return phoneErrors(outcome.error, authText, text);
          if (outcome.status === 'done') onDone();
          return undefined;
        }}
        footer={
          secondsLeft > 0 ? (
            <p>{text.dialog.pause(secondsLeft)}</p>
          ) : (
            <Button variant="ghost" block busy={sending.isPending} onClick={() => void sendAgain()}>
              {text.dialog.again}
            </Button>
          )
        }
      >
        <FactorCodeField label={text.dialog.code} />
      </AccountForm>
      {said && <p>{said}</p>}
      <LiveRegion>{said}</LiveRegion>
    </Question>
  );
}
