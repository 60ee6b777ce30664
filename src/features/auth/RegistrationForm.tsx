import { styled } from 'styled-components';
import type { Credentials } from '../../api/account';
import { toApiError } from '../../api/client/errors';
import { register } from '../../api/registration';
import { registrationRules, separateConsentRules } from '../../domain/forms/schemas/registration.schema';
import { tidyName } from '../../domain/forms/tidyText';
import { AccountForm } from '../../parts/account/AccountForm';
import { EmailField } from '../../parts/account/EmailField';
import { useTextField } from '../../parts/account/useTextField';
import { type SignInFailure, signInTo } from '../../state/account/signIn';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useAuthText } from '../../text/auth/useAuthText';
import { PasswordField } from '../../ui/fields/PasswordField';
import { PhoneField } from '../../ui/fields/phone/PhoneField';
import { TextField } from '../../ui/fields/TextField';
import { AgreementField, DataConsentField } from './AgreementField';
import { FormSwitch } from './FormSwitch';
import { registrationErrors } from './serverMessages';

export interface RegistrationFormProps {
  /** A second checkbox, for the processing of personal data (D40). */
  readonly separateConsent: boolean;
  /** Registered, and signed in unless there was a `failure`. */
  onDone(credentials: Credentials, failure: SignInFailure | null): void;
  onLogin(): void;
  onLegal(document: 'agreement' | 'privacy'): void;
}

const empty = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  password: '',
  confirmPassword: '',
  termsAgreed: false,
  dataAgreed: false,
};

/** 'Регистрация' (§5, §8); signs in right after registering. */
export function RegistrationForm({ separateConsent, onDone, onLogin, onLegal }: RegistrationFormProps) {
  const { text } = useAuthText();
  const runtime = useRuntime();
  return (
    <AccountForm<typeof empty>
      initialValues={empty}
      rules={separateConsent ? separateConsentRules : registrationRules}
      submitLabel={text.register}
      // The field of the phone writes its digits by itself.
      tidy={(values) => ({ ...registrationRules.tidy(values), phone: values.phone })}
      onSubmit={async (values) => {
        const tidy = registrationRules.tidy(values);
        try {
          await register(runtime.transport, tidy);
        } catch (thrown) {
          return registrationErrors(toApiError(thrown), text);
        }
        onDone({ email: tidy.email, password: tidy.password }, await signInTo(runtime, tidy));
        return undefined;
      }}
      footer={<FormSwitch question={text.registration.haveAccount} label={text.signIn} onSwitch={onLogin} />}
    >
      <Fields />
      <AgreementField onLegal={onLegal} />
      {separateConsent && <DataConsentField onLegal={onLegal} />}
    </AccountForm>
  );
}

/** Two fields side by side if wide enough. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: 16px;
  @container kv (width <= 452px) {
    grid-template-columns: 1fr;
    gap: 10px;
  }
`;

const Optional = styled.span`
  position: relative;
  > small {
    position: absolute;
    top: 0;
    right: 0;
    font: var(--kv-type-caption);
    color: var(--kv-text-subtle);
  }
`;

function Fields() {
  const { text } = useAuthText();
  const { fields } = text;
  const firstName = useTextField('firstName', tidyName);
  const lastName = useTextField('lastName', tidyName);
  const phone = useTextField('phone');
  const password = useTextField('password');
  const confirmPassword = useTextField('confirmPassword');
  return (
    <>
      <Pair>
        <TextField {...firstName} label={fields.firstName} autoComplete="given-name" />
        <Optional>
          <TextField {...lastName} label={fields.lastName} autoComplete="family-name" />
          <small aria-hidden="true">{fields.optional}</small>
        </Optional>
      </Pair>
      <PhoneField {...phone} label={fields.phone} autoComplete="tel-national" />
      <EmailField autoComplete="email" />
      <Pair>
        <PasswordField
          {...password}
          label={fields.password}
          hint={fields.passwordHint}
          showLabel={fields.showPassword}
          autoComplete="new-password"
        />
        <PasswordField {...confirmPassword} label={fields.confirmPassword} showLabel={fields.showPassword} autoComplete="new-password" />
      </Pair>
    </>
  );
}
