import { styled } from 'styled-components';
import { register } from '../../api/account';
import { toApiError } from '../../api/client/errors';
import { type RegistrationField, registrationProblems, tidyEmail, tidyName, tidyRegistration } from '../../domain/forms/registration';
import { type SignInFailure, signInTo } from '../../state/account/signIn';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useAuthText } from '../../text/auth/useAuthText';
import { PasswordField } from '../../ui/fields/PasswordField';
import { PhoneField } from '../../ui/fields/PhoneField';
import { TextField } from '../../ui/fields/TextField';
import { AgreementField, DataConsentField } from './AgreementField';
import { AuthForm } from './AuthForm';
import { FormSwitch } from './FormSwitch';
import { registrationErrors } from './serverMessages';
import { type TextFieldRules, useTextField } from './useTextField';

export interface RegistrationFormProps {
  /** A second checkbox, for the processing of personal data (D40). */
  readonly separateConsent: boolean;
  /** Registered, and signed in unless there was a `failure`. */
  onDone(email: string, failure: SignInFailure | null): void;
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
  const { a } = useAuthText();
  const runtime = useRuntime();
  return (
    <AuthForm
      initialValues={empty}
      submitLabel={a.register}
      tidy={({ firstName, lastName, email }) => ({
        firstName: tidyName(firstName),
        lastName: tidyName(lastName),
        email: tidyEmail(email),
      })}
      onSubmit={async (values) => {
        const tidy = tidyRegistration(values);
        try {
          await register(runtime.transport, { ...tidy, dataAgreed: values.dataAgreed });
        } catch (thrown) {
          return registrationErrors(toApiError(thrown), a);
        }
        onDone(tidy.email, await signInTo(runtime, tidy));
        return undefined;
      }}
      footer={<FormSwitch question={a.registration.haveAccount} label={a.signIn} onSwitch={onLogin} />}
    >
      <Fields />
      <AgreementField onLegal={onLegal} />
      {separateConsent && <DataConsentField onLegal={onLegal} />}
    </AuthForm>
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
  const { a } = useAuthText();
  const { fields } = a;
  const firstName = useRegistrationField('firstName', { tidy: tidyName });
  const lastName = useRegistrationField('lastName', { tidy: tidyName });
  const phone = useRegistrationField('phone');
  const email = useRegistrationField('email', { tidy: tidyEmail });
  const password = useRegistrationField('password', { others: ['confirmPassword'] });
  const confirmPassword = useRegistrationField('confirmPassword');
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
      <TextField
        {...email}
        label={fields.email}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
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

/** One field, validated by the rules of the whole form. */
function useRegistrationField(name: Exclude<RegistrationField, 'termsAgreed'>, rules: TextFieldRules = {}) {
  const { a } = useAuthText();
  return useTextField(
    name,
    (text, values) => {
      const problem = registrationProblems({ ...empty, ...values, [name]: text })[name];
      return problem ? a.problems.registration[problem] : undefined;
    },
    rules,
  );
}
