import { beginSecondFactor, type FactorSetup } from '../../../api/account/secondFactor';
import { factorPasswordRules } from '../../../domain/forms/schemas/secondFactor.schema';
import { AccountForm } from '../../../parts/account/AccountForm';
import { errorsOf } from '../../../parts/account/formErrors';
import { PresentPasswordField } from '../../../parts/account/PresentPasswordField';
import { useMutation } from '../../../state/data/useMutation';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useAuthText } from '../../../text/auth/useAuthText';
import { useSecondFactorText } from '../../../text/profile-settings/factor/useSecondFactorText';
import { Question } from '../ProfileSettings.styles';

interface Values {
  readonly password: string;
}

/** The first step: somebody who has found an open device must not lock the owner out. */
export function FactorPasswordForm({ onDone }: { onDone(setup: FactorSetup): void }) {
  const { text } = useSecondFactorText();
  const { text: authText } = useAuthText();
  const { transport } = useRuntime();
  const beginning = useMutation<Values, FactorSetup>(({ password }, options) => beginSecondFactor(transport, password, options));
  return (
    <Question>
      <p>{text.setUp.text}</p>
      <AccountForm<Values>
        rules={factorPasswordRules}
        initialValues={{ password: '' }}
        submitLabel={text.setUp.next}
        onSubmit={async (values) => {
          const outcome = await beginning.run(values);
          if (outcome.status === 'failed') return errorsOf(outcome.error, { password: 'password' }, authText);
          if (outcome.status === 'done') onDone(outcome.value);
          return undefined;
        }}
      >
        <PresentPasswordField />
      </AccountForm>
    </Question>
  );
}
