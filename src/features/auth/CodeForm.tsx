import type { SubmissionErrors } from 'final-form';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type FactorValues, factorRules } from '../../domain/forms/schemas/secondFactor.schema';
import { AccountForm, keepFocus } from '../../parts/account/AccountForm';
import { FactorCodeField } from '../../parts/account/FactorCodeField';
import { useAuthText } from '../../text/auth/useAuthText';
import { TextButton } from './FormSwitch';

export interface CodeFormProps {
  readonly submitLabel: string;
  /** Returns null for a right code. */
  onCode(code: string): Promise<SubmissionErrors | null | undefined>;
  onDone(): void;
  onBack(): void;
}

const Text = styled.p`
  margin: 0;
  color: var(--kv-text-muted);
`;

/** 'Код для входа': the step after the password, for accounts with a second factor. */
export function CodeForm({ submitLabel, onCode, onDone, onBack }: CodeFormProps) {
  const { text } = useAuthText();
  const [isRecovery, setRecovery] = useState(false);
  const { code, text: appText, recoveryCode, recoveryText, useApp, useRecovery } = text.secondFactor;
  return (
    <AccountForm<FactorValues>
      // The field of the other kind begins empty.
      key={String(isRecovery)}
      rules={factorRules}
      initialValues={{ code: '' }}
      submitLabel={submitLabel}
      onSubmit={async (values) => {
        const errors = await onCode(values.code);
        if (errors) return errors;
        onDone();
        return undefined;
      }}
      footer={
        <>
          <p>
            <TextButton type="button" onMouseDown={keepFocus} onClick={() => setRecovery(!isRecovery)}>
              {isRecovery ? useApp : useRecovery}
            </TextButton>
          </p>
          <p>
            <TextButton type="button" onMouseDown={keepFocus} onClick={onBack}>
              {text.forgot.back}
            </TextButton>
          </p>
        </>
      }
    >
      <Text>{isRecovery ? recoveryText : appText}</Text>
      <FactorCodeField label={isRecovery ? recoveryCode : code} isRecovery={isRecovery} />
    </AccountForm>
  );
}
