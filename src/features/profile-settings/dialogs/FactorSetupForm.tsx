import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { confirmSecondFactor, type FactorSetup } from '../../../api/account/secondFactor';
import { type FactorValues, factorRules } from '../../../domain/forms/schemas/secondFactor.schema';
import { AccountForm } from '../../../parts/account/AccountForm';
import { FactorCodeField } from '../../../parts/account/FactorCodeField';
import { errorsOf } from '../../../parts/account/formErrors';
import { useMutation } from '../../../state/data/useMutation';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useAuthText } from '../../../text/auth/useAuthText';
import { useSecondFactorText } from '../../../text/profile-settings/factor/useSecondFactorText';
import { focusFirst } from '../../../ui/dom/dom';
import { drawnCode } from '../../../ui/photo/drawnCode';
import { Question } from '../ProfileSettings.styles';

export interface FactorSetupFormProps {
  readonly setup: FactorSetup;
  /** Called with the recovery codes. */
  onDone(codes: readonly string[]): void;
}

/** The second step: the app is given the secret, and shows a code. */
export function FactorSetupForm({ setup, onDone }: FactorSetupFormProps) {
  const { text } = useSecondFactorText();
  const { text: authText } = useAuthText();
  const { transport } = useRuntime();
  const place = useRef<HTMLDivElement>(null);
  const confirming = useMutation<string, readonly string[]>((code, options) => confirmSecondFactor(transport, code, options));
  // The field of the step before had the focus, and is gone.
  useLayoutEffect(() => {
    if (place.current) focusFirst(place.current);
  }, []);
  const drawn = drawnCode(setup.qr);
  return (
    <Question ref={place}>
      <p>{text.setUp.scan}</p>
      {drawn && (
        <Lines role="img" aria-label={text.setUp.qr} viewBox={`0 0 ${drawn.size} ${drawn.size}`}>
          <path d={drawn.path} />
        </Lines>
      )}
      <p>
        {text.setUp.byHand}: <Secret>{setup.secret.match(/.{1,4}/g)?.join(' ')}</Secret>
      </p>
      <AccountForm<FactorValues>
        rules={factorRules}
        initialValues={{ code: '' }}
        submitLabel={text.setUp.submit}
        onSubmit={async ({ code }) => {
          const outcome = await confirming.run(code);
          if (outcome.status === 'failed') return errorsOf(outcome.error, { code: 'code' }, authText);
          if (outcome.status === 'done') onDone(outcome.value);
          return undefined;
        }}
      >
        <FactorCodeField label={text.setUp.code} />
        <p>{text.setUp.note}</p>
      </AccountForm>
    </Question>
  );
}

/** Dark on white in both themes: cameras do not read it the other way round. */
const Lines = styled.svg`
  justify-self: center;
  width: 200px;
  max-width: 100%;
  border-radius: var(--kv-radius-tight);
  background: #fff;
  stroke: #000;
  shape-rendering: crispEdges;
  forced-color-adjust: none;
`;

const Secret = styled.code`
  font-family: ui-monospace, monospace;
  overflow-wrap: anywhere;
  user-select: all;
`;
