import { type Ref, useId } from 'react';
import { styled } from 'styled-components';
import type { ListingFormField } from '../../../domain/listing/form/listingForm';
import { moderationLimits, type RejectionReason, rejectionReasons } from '../../../domain/listing/moderation';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { useModerationText } from '../../../text/moderation/useModerationText';
import { CoveringInput, Fieldset, Legend } from '../../../ui/fields/choice';
import { ErrorText } from '../../../ui/fields/field';
import { Select } from '../../../ui/fields/Select';
import { TextArea } from '../../../ui/fields/TextArea';
import { Key } from '../Moderation.styles';
import type { RejectionDraft } from './drafts';

const Form = styled.div`
  display: grid;
  gap: 12px;
`;

const Option = styled.label`
  position: relative;
  display: flex;
  gap: 10px;
  align-items: center;
  min-height: 28px;
  font: var(--kv-type-small);
  cursor: pointer;
  > span {
    flex: 1;
  }
  &:hover {
    color: var(--kv-text-accent);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--kv-focus);
    border-radius: var(--kv-radius-tight);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @container kv (width < 744px) {
    min-height: 44px;
  }
`;

const Dot = styled.i`
  flex: none;
  width: 20px;
  height: 20px;
  border-radius: 50%;
  background: var(--kv-bg-surface);
  box-shadow: inset 0 0 0 1.5px var(--kv-line-control);
  :checked + & {
    box-shadow: inset 0 0 0 6px var(--kv-indicator);
  }
  @media (forced-colors: active) {
    border: 1px solid;
    :checked + & {
      border-width: 6px;
    }
  }
`;

/** Stands for no field: the reason concerns the listing as a whole. */
const noField = '';

export interface RejectFormProps {
  readonly draft: RejectionDraft;
  /** What is missing is said. */
  readonly isChecked: boolean;
  readonly hasKeys: boolean;
  /** The reasons, for the focus. */
  readonly ref?: Ref<HTMLFieldSetElement>;
  onChange(change: Partial<RejectionDraft>): void;
}

/** Reason, field and comment of a rejection (D50). */
export function RejectForm({ draft, isChecked, hasKeys, ref, onChange }: RejectFormProps) {
  const { text } = useModerationPageText();
  const { text: moderationText } = useModerationText();
  const name = useId();
  const isReasonMissing = isChecked && draft.reason === null;
  const isCommentMissing = isChecked && draft.reason === 'other' && draft.comment.trim() === '';
  return (
    <Form data-reasons="">
      <Fieldset ref={ref} aria-describedby={isReasonMissing ? `${name}-error` : undefined}>
        <Legend>{text.decision.reason}</Legend>
        {rejectionReasons.map((reason, index) => (
          <Option key={reason}>
            <CoveringInput
              // The chosen one has the focus in a dialog that opens.
              ref={(input) => void input?.toggleAttribute('autofocus', draft.reason === reason)}
              type="radio"
              name={name}
              value={reason}
              checked={draft.reason === reason}
              aria-keyshortcuts={hasKeys ? String(index + 1) : undefined}
              onChange={() => onChange({ reason })}
            />
            <Dot aria-hidden="true" />
            <span>{moderationText.reasons[reason satisfies RejectionReason]}</span>
            {hasKeys && <Key aria-hidden="true">{index + 1}</Key>}
          </Option>
        ))}
        {isReasonMissing && <ErrorText id={`${name}-error`}>{text.decision.reasonMissing}</ErrorText>}
      </Fieldset>
      <div>
        <Select
          label={text.decision.field}
          variant="field"
          value={draft.field ?? noField}
          options={[
            { value: noField, label: text.decision.noField },
            ...Object.entries(moderationText.fields).map(([value, label]) => ({ value, label })),
          ]}
          onChange={(field) => onChange({ field: field === noField ? null : (field as ListingFormField) })}
        />
        <Hint>{text.decision.fieldHint}</Hint>
      </div>
      <TextArea
        label={text.decision.comment}
        value={draft.comment}
        rows={3}
        limit={moderationLimits.comment}
        sayLeft={text.decision.left}
        error={isCommentMissing ? text.decision.commentMissing : undefined}
        onChange={(comment) => onChange({ comment })}
      />
    </Form>
  );
}

const Hint = styled.p`
  margin: 6px 0 0;
  font: var(--kv-type-caption);
  color: var(--kv-text-subtle);
`;
