import { type MouseEvent, type ReactNode, useId } from 'react';
import { useField } from 'react-final-form';
import { styled } from 'styled-components';
import { keepFocus } from '../../parts/account/AccountForm';
import { useAuthText } from '../../text/auth/useAuthText';
import { Checkbox } from '../../ui/fields/Checkbox';
import { ErrorText } from '../../ui/fields/field';
import { fieldSubscription, shownError } from '../../ui/forms/shownError';
import { useEffectsBeforePaint } from '../../ui/hooks/useEffectsBeforePaint';
import { TextButton } from './FormSwitch';

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

/** The link lies above the input, which covers the row. */
const Link = styled(TextButton)`
  position: relative;
  z-index: 1;
`;

/** Consent to the agreement and the policy, each opening over the form (§2). */
export function AgreementField({ onLegal }: AgreementFieldProps) {
  const { agree } = useAuthText().text.registration;
  return (
    <Consent name="termsAgreed">
      {agree.before} <Opener onOpen={() => onLegal('agreement')}>{agree.agreement}</Opener> {agree.and}{' '}
      <Opener onOpen={() => onLegal('privacy')}>{agree.privacy}</Opener>
    </Consent>
  );
}

/** Separate consent to the processing of personal data (D40). */
export function DataConsentField({ onLegal }: AgreementFieldProps) {
  const { dataAgree } = useAuthText().text.registration;
  return (
    <Consent name="dataAgreed">
      {dataAgree.before} <Opener onOpen={() => onLegal('privacy')}>{dataAgree.privacy}</Opener>
    </Consent>
  );
}

/** A required checkbox. */
function Consent({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const id = useId();
  useEffectsBeforePaint();
  const { input, meta } = useField<boolean>(name, {
    subscription: fieldSubscription,
    format: (value: unknown) => value === true,
  });
  const error = shownError(meta);
  return (
    <Frame>
      <Row
        name={name}
        checked={input.value}
        onChange={(isAgreed) => input.onChange(isAgreed)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        label={<span>{children}</span>}
      />
      {error && <ErrorText id={id}>{error}</ErrorText>}
    </Frame>
  );
}

/** Opens a document over the form; focus returns to it. */
function Opener({ onOpen, children }: { onOpen(): void; readonly children: string }) {
  const open = (event: MouseEvent<HTMLElement>) => {
    // A click on a button inside a label must not toggle the checkbox.
    event.preventDefault();
    event.currentTarget.focus();
    onOpen();
  };
  return (
    <Link type="button" onMouseDown={keepFocus} onClick={open}>
      {children}
    </Link>
  );
}
