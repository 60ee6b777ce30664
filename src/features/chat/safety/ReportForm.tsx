import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { reportChat } from '../../../api/chatComplaints';
import { type ApiError, isNetworkError } from '../../../api/client/errors';
import {
  type ChatComplaintProblem,
  type ChatComplaintReason,
  chatComplaintLimits,
  chatComplaintReasons,
  isExplainedComplaint,
} from '../../../domain/chat/chatComplaint';
import { useMutation } from '../../../state/data/useMutation';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useChatSafetyText } from '../../../text/chat/safety/useChatSafetyText';
import { Button } from '../../../ui/buttons/Button';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { ChoiceChips } from '../../../ui/fields/ChoiceChips';
import { ErrorText } from '../../../ui/fields/field';
import { TextArea } from '../../../ui/fields/TextArea';

const Form = styled.form`
  display: grid;
  gap: 16px;
  > p,
  > div > p {
    margin: 0;
    color: var(--kv-text-muted);
    overflow-wrap: anywhere;
  }
  > div > p {
    padding-inline-start: 30px;
    font: var(--kv-type-small);
  }
  > [role='alert']:empty {
    display: none;
  }
`;

export interface ReportFormProps {
  readonly chatId: number;
  /** Name of the companion. */
  readonly name: string;
  /** How many messages there are, as far as the page knows. */
  readonly count: number;
  onClose(): void;
}

/** Reason, words and the consent to show the messages; then what happens next. */
export function ReportForm({ chatId, name, count, onClose }: ReportFormProps) {
  const { text } = useChatSafetyText();
  const { transport } = useRuntime();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<ChatComplaintReason | null>(null);
  const [description, setDescription] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isSent, setSent] = useState(false);
  const { run, isPending, error } = useMutation((complaint: Parameters<typeof reportChat>[1], options) =>
    reportChat(transport, complaint, options),
  );
  const problem = (isWrong: boolean, kind: ChatComplaintProblem) => (isChecked && isWrong ? text.report.problems[kind] : undefined);
  const isUnexplained = reason !== null && !isExplainedComplaint(reason, description);
  const submit = async () => {
    setChecked(true);
    if (!reason || isUnexplained || !isAgreed) {
      const first = !reason ? '[type="radio"]' : isUnexplained ? 'textarea' : '[type="checkbox"]';
      form.current?.querySelector<HTMLElement>(first)?.focus();
      return;
    }
    const { status } = await run({ chatId, reason, description: description.trim() });
    if (status === 'done') setSent(true);
  };
  if (isSent) {
    return (
      <Form as="div">
        <p role="status">{text.report.sent}</p>
        <p>{text.report.block}</p>
        <Button
          // The form that had the focus is gone.
          ref={(button) => button?.focus({ preventScroll: true })}
          variant="primary"
          size="l"
          onClick={onClose}
        >
          {text.report.done}
        </Button>
      </Form>
    );
  }
  const agreed = problem(!isAgreed, 'agreed');
  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p>{text.report.about(name)}</p>
      <ChoiceChips<ChatComplaintReason>
        legend={text.report.reason}
        options={chatComplaintReasons.map((value) => ({ value, label: text.report.reasons[value] }))}
        value={reason}
        error={problem(!reason, 'reason')}
        onChange={setReason}
      />
      <TextArea
        label={text.report.text}
        value={description}
        rows={3}
        limit={chatComplaintLimits.description}
        sayLeft={text.report.left}
        error={problem(isUnexplained, 'explained')}
        onChange={setDescription}
      />
      <div>
        <Checkbox
          label={text.report.consent(count)}
          checked={isAgreed}
          aria-invalid={agreed ? true : undefined}
          aria-describedby={`report-kept-${chatId}`}
          onChange={setAgreed}
        />
        <p id={`report-kept-${chatId}`}>
          {text.report.kept}
          {agreed && <ErrorText>{agreed}</ErrorText>}
        </p>
      </div>
      <div role="alert">
        {error && <ErrorText>{refusalOf(error) ?? (isNetworkError(error) ? text.report.offline : text.report.failed)}</ErrorText>}
      </div>
      <Button type="submit" variant="primary" size="l" busy={isPending}>
        {text.report.send}
      </Button>
    </Form>
  );
}

/** Returns what the server says against the complaint as a whole; null where it says nothing. */
function refusalOf(error: ApiError): string | null {
  if (error.kind !== 'rejected') return null;
  return error.fields.non_field_errors?.[0] ?? (error.status === 429 ? error.detail : null) ?? null;
}
