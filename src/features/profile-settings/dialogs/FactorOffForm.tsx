import { endSecondFactor } from '../../../api/account/secondFactor';
import { type FactorProofValues, factorProofRules } from '../../../domain/forms/schemas/secondFactor.schema';
import { AccountForm } from '../../../parts/account/AccountForm';
import { FactorCodeField } from '../../../parts/account/FactorCodeField';
import { errorsOf } from '../../../parts/account/formErrors';
import { PresentPasswordField } from '../../../parts/account/PresentPasswordField';
import { useMutation } from '../../../state/data/useMutation';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useAuthText } from '../../../text/auth/useAuthText';
import { useSecondFactorText } from '../../../text/profile-settings/factor/useSecondFactorText';
import { Question } from '../ProfileSettings.styles';
import { sessionsKey } from '../profileKeys';

const names = { password: 'password', code: 'code' };

/** 'Выключить вход с кодом': with both factors. */
export function FactorOffForm({ onDone }: { onDone(): void }) {
  const { text } = useSecondFactorText();
  const { text: authText } = useAuthText();
  const { transport } = useRuntime();
  const ending = useMutation<FactorProofValues, void>((values, options) => endSecondFactor(transport, values, options), {
    reloads: [sessionsKey],
  });
  return (
    <Question>
      <p>{text.off.text}</p>
      <AccountForm<FactorProofValues>
        rules={factorProofRules}
        initialValues={{ password: '', code: '' }}
        submitLabel={text.off.submit}
        onSubmit={async (values) => {
          const outcome = await ending.run(values);
          if (outcome.status === 'failed') return errorsOf(outcome.error, names, authText);
          if (outcome.status === 'done') onDone();
          return undefined;
        }}
      >
        <PresentPasswordField />
        <FactorCodeField label={text.off.code} isRecovery />
      </AccountForm>
    </Question>
  );
}
