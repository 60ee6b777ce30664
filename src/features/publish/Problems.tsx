import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { styled } from 'styled-components';
import type { ListingFormField } from '../../domain/listing/form/listingForm';
import { usePublishText } from '../../text/publish/usePublishText';
import { Button } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { FieldLink } from './FieldLink';
import { type FormValues, isReached } from './form/formValues';
import type { SubmitFailure } from './form/submitErrors';
import { useFormProgress } from './form/useFormProgress';

const Box = styled.div`
  display: flex;
  gap: 12px;
  margin-top: 24px;
  padding: 16px;
  border-radius: var(--kv-shape-home-s);
  background: color-mix(in srgb, var(--kv-danger) 9%, var(--kv-bg-raised));
  font: var(--kv-type-small);
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    color: var(--kv-danger);
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  p {
    margin: 0;
  }
  b {
    font-weight: 500;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Links = styled.ul<{ $isColumn: boolean }>`
  display: flex;
  flex-flow: ${({ $isColumn }) => ($isColumn ? 'column' : 'row wrap')};
  gap: 2px 20px;
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
  a {
    display: inline-block;
    padding: 3px 0;
    color: var(--kv-text-accent);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    @media (pointer: coarse) {
      padding: 12px 0;
    }
  }
`;

const subscription = { submitError: true, submitFailed: true, hasValidationErrors: true, dirtySinceLastSubmit: true } as const;

/** Follows every key, so it is there only after an attempt. */
function Missing() {
  const { text } = usePublishText();
  const { invalid, sections, stage } = useFormProgress();
  const reached = sections.flatMap((section) => (isReached(section, stage) ? section.fields : []));
  const nameOf = (field: ListingFormField) => (field === 'description' ? text.section.description : text.fields[field]);
  const later = invalid.filter((field) => !reached.includes(field));
  return (
    invalid.length > 0 && (
      <Box role="status" part="problems">
        <Icon name="alert-circle" />
        <div>
          <b>{text.missing(invalid.length)}</b>
          <Links $isColumn={false}>
            {invalid.map(
              (field) =>
                reached.includes(field) && (
                  <li key={field}>
                    <FieldLink field={field}>{nameOf(field)}</FieldLink>
                  </li>
                ),
            )}
          </Links>
          {later.length > 0 && <p>{text.missingLater(later.map(nameOf))}</p>}
        </div>
      </Box>
    )
  );
}

export interface ProblemsProps {
  /** What can be done when somebody has saved another version meanwhile. */
  readonly waysOn: ReactNode;
  /** Whether that version was taken. */
  readonly isTaken: boolean;
  onRetry(): void;
}

/** Says below the form what is missing, with links to the fields, or why the server refused it (§2, §8). */
export function Problems({ waysOn, isTaken, onRetry }: ProblemsProps) {
  const { text: publishText } = usePublishText();
  const { submitError, submitFailed, hasValidationErrors, dirtySinceLastSubmit } = useFormState<FormValues>({ subscription });
  const failure = dirtySinceLastSubmit || hasValidationErrors ? null : ((submitError ?? null) as SubmitFailure | null);
  if (submitFailed && hasValidationErrors) return <Missing />;
  if (!failure || (failure.isOutdated && isTaken)) return null;
  return (
    <Box role="alert" part="problems">
      <Icon name="alert-circle" />
      <div>
        {failure.lines.length > 0 ? <b>{failure.text}</b> : <p>{failure.text}</p>}
        {failure.lines.length > 0 && (
          <Links $isColumn>
            {failure.lines.map(({ text, field }) => (
              <li key={text}>{field ? <FieldLink field={field}>{text}</FieldLink> : text}</li>
            ))}
          </Links>
        )}
        {failure.isOutdated && waysOn}
      </div>
      {failure.canRetry && (
        <Button variant="ghost" size="s" onClick={onRetry}>
          {publishText.retry}
        </Button>
      )}
    </Box>
  );
}
