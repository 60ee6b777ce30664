import { css, styled } from 'styled-components';
import { fieldOfPath } from '../../../api/wire/listing/listingForm';
import type { ListingFormField } from '../../../domain/listing/form/listingForm';
import { type HistoryStep, listingHistory } from '../../../domain/listing/listingHistory';
import type { ModerationEvent } from '../../../domain/listing/moderation';
import { useDraftsText } from '../../../text/drafts/useDraftsText';
import { useModerationText } from '../../../text/moderation/useModerationText';
import { Icon } from '../../../ui/icons/Icon';

const Pane = styled.details`
  border-top: 1px solid var(--kv-line);
  border-bottom: 1px solid var(--kv-line);
  font: var(--kv-type-small);
  > summary {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    min-height: 48px;
    margin-inline: -8px;
    padding: 10px 8px;
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    /* Inside: the steps follow at once. */
    &:focus-visible {
      outline-offset: -2px;
      box-shadow: none;
    }
    > b {
      font-weight: 600;
    }
    > span {
      flex: 1;
      color: var(--kv-text-muted);
    }
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
`;

const Steps = styled.ol`
  margin: 4px 0 16px;
  padding: 0;
  list-style: none;
`;

const colours = {
  active: 'light-dark(#1c6e3a, #7fcb94)',
  moderation: 'var(--kv-warning)',
  rejected: 'var(--kv-danger)',
  archived: 'var(--kv-line-control)',
} as const;

const Step = styled.li<{ $status: HistoryStep['status'] }>`
  ${({ $status }) => css`--tone: ${colours[$status]};`}
  position: relative;
  padding: 0 0 18px 26px;
  overflow-wrap: anywhere;
  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 2px;
    top: 4px;
    width: 12px;
    height: 12px;
    border-radius: 2px 6px 2px 2px;
    box-shadow: inset 0 0 0 2px var(--tone);
    forced-color-adjust: none;
  }
  &:first-child::before {
    background: var(--tone);
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-inline-start: 7.5px;
    top: 20px;
    bottom: 0;
    border-inline-start: 1px solid var(--kv-line-strong);
  }
  &:last-child {
    padding-bottom: 0;
  }
  > b {
    font-weight: 600;
  }
  > time {
    display: block;
    font: var(--kv-type-caption);
    color: var(--kv-text-subtle);
  }
  > p {
    margin: 2px 0 0;
    color: var(--kv-text-muted);
  }
`;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What became of the listing, newest first. */
export function History({ events }: { readonly events: readonly ModerationEvent[] }) {
  const { text, format } = useDraftsText();
  const { text: moderationText } = useModerationText();
  const steps = listingHistory(events);
  const now = new Date();
  const nameOf = ({ status, isEdit }: HistoryStep) => text.history.event[isEdit ? 'edited' : status];
  const changesOf = ({ changed, changedPhotos }: HistoryStep) => {
    const fields = [...new Set((changed ?? []).flatMap((path) => fieldOfPath(path) ?? []))];
    const nameOfField = (field: ListingFormField) => {
      if (field !== 'photos') return lowerFirst(moderationText.fields[field]);
      return changedPhotos > 0 ? text.photos(changedPhotos) : text.history.photoOrder;
    };
    return fields.length === 0 ? text.history.unchanged : text.history.changed(fields.map(nameOfField));
  };
  const [last] = steps;
  if (!last) return null;
  return (
    <Pane part="history">
      <summary>
        <b>{text.history.title}</b>
        <span>{`${nameOf(last)}, ${format.moment(last.at, now)}`}</span>
        <Icon name="chevron-down" />
      </summary>
      <Steps>
        {steps.map((step, index) => (
          <Step key={steps.length - index} $status={step.status}>
            <b>{nameOf(step)}</b>
            <time dateTime={step.at.toISOString()}>{format.moment(step.at, now)}</time>
            {step.changed && <p>{changesOf(step)}</p>}
            {step.reason && <p>{[`${moderationText.reasons[step.reason]}.`, step.comment].join(' ').trim()}</p>}
          </Step>
        ))}
      </Steps>
    </Pane>
  );
}
