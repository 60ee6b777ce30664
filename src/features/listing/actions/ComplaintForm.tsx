import { FORM_ERROR } from 'final-form';
import { useEffect, useRef } from 'react';
import { Form, useField, useForm, useFormState } from 'react-final-form';
import { styled } from 'styled-components';
import { useStore } from '../../../base/hooks/useStore';
import { complaintLength } from '../../../domain/forms/complaint';
import { type ComplaintValues, complaintRules } from '../../../domain/forms/schemas/complaint.schema';
import { accountOf } from '../../../state/account/account';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useListingText } from '../../../text/listing/useListingText';
import { Button } from '../../../ui/buttons/Button';
import { ErrorText } from '../../../ui/fields/field';
import { TextArea } from '../../../ui/fields/TextArea';
import { useFormValidation } from '../../../ui/forms/useFormValidation';
import { useEffectsBeforePaint } from '../../../ui/hooks/useEffectsBeforePaint';
import { complaintDraft, keepComplaintDraft } from './complaintDrafts';
import { SignInNotice } from './SignInNotice';
import { complaintRefusal, isListingGone, sendComplaint } from './sendComplaint';

export interface ComplaintFormProps {
  readonly listingId: number;
  /** URL of the listing on the main site. */
  readonly url: string;
  onSent(): void;
  /** The server has taken it, or refused it for what the listing is now. */
  onAnswer?(): void;
  /** Re-reads the token: the visitor may have signed in since. */
  syncToken(): void;
}

/** Value of {@link FORM_ERROR} that shows the sign-in notice above the button. */
const signIn = Symbol('sign in');

/** The form while its dialog is open. Closing aborts sending; the draft is restored when it reopens. */
export function ComplaintForm({ listingId, url, onSent, onAnswer, syncToken }: ComplaintFormProps) {
  const { text: listingText } = useListingText();
  const runtime = useRuntime();
  const validate = useFormValidation(complaintRules, listingText.problems);
  const giveUp = useRef<AbortController | null>(null);
  useEffect(() => () => giveUp.current?.abort(), []);

  const send = async ({ description }: ComplaintValues) => {
    giveUp.current = new AbortController();
    const { signal } = giveUp.current;
    syncToken();
    const outcome = await sendComplaint(runtime, { listingId, description }, signal);
    if (signal.aborted) return undefined;
    const isGone = isListingGone(outcome);
    if (outcome === 'sent' || isGone) onAnswer?.();
    if (outcome === 'sent') {
      keepComplaintDraft(runtime, listingId, '');
      onSent();
      return undefined;
    }
    if (isGone) return { [FORM_ERROR]: listingText.page.banner.moderation };
    return { [FORM_ERROR]: outcome === 'signIn' ? signIn : (complaintRefusal(outcome) ?? listingText.actions.complaintFailed) };
  };
  return (
    <Form<ComplaintValues>
      initialValues={{ description: complaintDraft(runtime, listingId) }}
      initialValuesEqual={() => true}
      validate={validate}
      onSubmit={send}
      subscription={{}}
      render={() => <Fields url={url} onChange={(text) => keepComplaintDraft(runtime, listingId, text)} />}
    />
  );
}

const Root = styled.form`
  display: grid;
  gap: 16px;
  justify-items: start;
  > span:first-child {
    justify-self: stretch;
  }
  > [role='alert']:empty {
    display: none;
  }
`;

interface FieldsProps {
  readonly url: string;
  onChange(text: string): void;
}

function Fields({ url, onChange }: FieldsProps) {
  const { text: listingText } = useListingText();
  const isAnonymous = useStore(accountOf(useRuntime()).store, ({ status }) => status === 'anonymous');
  const area = useRef<HTMLTextAreaElement>(null);
  const { submit } = useForm<ComplaintValues>();
  const { submitting, submitError, dirtySinceLastSubmit } = useFormState<ComplaintValues>({
    subscription: { submitting: true, submitError: true, dirtySinceLastSubmit: true },
  });
  useEffectsBeforePaint();
  const { input, meta } = useField<string>('description', { parse: (text) => text, format: (text) => text });
  const problem: unknown = meta.error;
  // Empty is an error only after submit.
  const isWrong = typeof problem === 'string' && (meta.submitFailed || (meta.touched && input.value !== ''));
  const refusal = submitting || dirtySinceLastSubmit ? null : submitError;
  return (
    <Root
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
        if (problem) area.current?.focus();
      }}
    >
      <TextArea
        ref={(field) => {
          area.current = field;
          // An attribute, which the dialog looks for: React would focus an element that is not visible yet.
          field?.setAttribute('autofocus', '');
        }}
        label={listingText.actions.describe}
        value={input.value}
        limit={complaintLength.max}
        sayLeft={listingText.actions.charactersLeft}
        error={isWrong && problem}
        readOnly={submitting}
        onBlur={() => input.onBlur()}
        onFocus={() => input.onFocus()}
        onChange={(text) => {
          input.onChange(text);
          onChange(text);
        }}
      />
      {isAnonymous && <SignInNotice url={url} isUrgent={refusal === signIn} />}
      <div role="alert">{typeof refusal === 'string' && <ErrorText>{refusal}</ErrorText>}</div>
      <Button type="submit" variant="primary" size="l" busy={submitting} aria-disabled={isWrong || undefined}>
        {listingText.actions.send}
      </Button>
    </Root>
  );
}
