import { type MouseEvent, useId } from 'react';
import { useField } from 'react-final-form';
import { styled } from 'styled-components';
import { useAuthText } from '../../text/auth/useAuthText';
import { Checkbox } from '../../ui/Checkbox';
import { ErrorText } from '../../ui/field';
import { keepFocus } from './AuthForm';
import { TextButton } from './FormSwitch';
import { fieldSubscription, shownError } from './useTextField';

export interface AgreementFieldProps {
  onLegal(document: 'agreement' | 'privacy'): void;
}

const Frame = styled.div`
  display: grid;
  gap: 4px;
`;

const Row = styled(Checkbox)`
  font: var(--kv-type-small);
  > [aria-invalid] + span {
    box-shadow: inset 0 0 0 2px var(--kv-danger);
  }
`;

/** Over the input, which covers the row. */
const Link = styled(TextButton)`
  position: relative;
  z-index: 1;
`;

/** Consent to the agreement and the policy, each of which opens over the form (§2). */
export function AgreementField({ onLegal }: AgreementFieldProps) {
  const { a } = useAuthText();
  const id = useId();
  const { agree } = a.registration;
  const { input, meta } = useField<boolean>('termsAgreed', {
    subscription: fieldSubscription,
    validate: (value: unknown) => (value === true ? undefined : a.problems.registration.termsNotAgreed),
    validateFields: [],
    format: (value: unknown) => value === true,
  });
  const error = shownError(meta);
  const open = (document: 'agreement' | 'privacy') => (event: MouseEvent<HTMLElement>) => {
    // A press on a button of a label must not reach its checkbox.
    event.preventDefault();
    // To come back to.
    event.currentTarget.focus();
    onLegal(document);
  };
  return (
    <Frame>
      <Row
        name="termsAgreed"
        checked={input.value}
        onChange={(isAgreed) => input.onChange(isAgreed)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        label={
          <span>
            {agree.before}{' '}
            <Link type="button" onMouseDown={keepFocus} onClick={open('agreement')}>
              {agree.agreement}
            </Link>{' '}
            {agree.and}{' '}
            <Link type="button" onMouseDown={keepFocus} onClick={open('privacy')}>
              {agree.privacy}
            </Link>
          </span>
        }
      />
      {error && <ErrorText id={id}>{error}</ErrorText>}
    </Frame>
  );
}
