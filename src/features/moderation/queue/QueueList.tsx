import { styled } from 'styled-components';
import { type QueueEntry, type QueueOrdering, queueOrderings } from '../../../domain/listing/moderation';
import { photoSources } from '../../../parts/photo/photoSources';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { shortListingTitle } from '../../../text/listing/shortTitle';
import { useListingText } from '../../../text/listing/useListingText';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { Select } from '../../../ui/fields/Select';
import { Icon } from '../../../ui/icons/Icon';
import { Picture } from '../../../ui/photo/Photo';
import { moderationIcons } from '../moderationIcons';
import type { Queue } from './queueAnswer';
import { minutesSince } from './waiting';

const Aside = styled.aside`
  min-width: 0;
  > div {
    display: flex;
    justify-content: space-between;
    align-items: center;
    margin-bottom: 8px;
    > b {
      font: var(--kv-type-title);
    }
    /* Its arrow ends with the rows. */
    > span {
      margin-inline-end: -12px;
    }
    select {
      max-width: 200px;
      padding-inline: 8px 34px;
      font: var(--kv-type-small);
      font-weight: 500;
    }
  }
  > ol {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  > p {
    margin: 8px 0 0;
    font: var(--kv-type-caption);
    color: var(--kv-text-subtle);
  }
  @container kv (width >= 1200px) {
    position: sticky;
    top: calc(var(--kv-moderation-top, 0px) + 24px);
    max-height: calc(100dvh - var(--kv-moderation-top, 0px) - 48px);
    margin-inline: -10px;
    padding-inline: 10px;
    overflow: auto;
    scrollbar-width: thin;
  }
  @container kv (width < 1200px) {
    > ol,
    > p {
      display: none;
    }
    > div {
      margin: 0;
    }
  }
`;

const Row = styled.button`
  display: flex;
  gap: 12px;
  align-items: center;
  width: calc(100% + 20px);
  min-height: 60px;
  margin-inline: -10px;
  padding: 8px 10px;
  border-radius: var(--kv-radius-control);
  background: none;
  text-align: start;
  cursor: pointer;
  &:hover:not(:disabled) {
    background: color-mix(in srgb, var(--kv-text) 6%, transparent);
  }
  &[aria-current] {
    border-start-end-radius: var(--kv-radius-corner-s);
    background: var(--kv-bg-surface);
    box-shadow: inset 0 0 0 1px var(--kv-line);
    b {
      font-weight: 600;
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &:disabled {
    cursor: default;
    b,
    > svg {
      color: var(--kv-text-subtle);
    }
    img {
      filter: saturate(0.3) opacity(0.7);
    }
  }
  @media (forced-colors: active) {
    &[aria-current] {
      border: 1px solid;
    }
  }
`;

const Small = styled.span`
  position: relative;
  flex: none;
  width: 48px;
  height: 44px;
  overflow: hidden;
  border-radius: 3px 13px 3px 3px;
  background: var(--kv-skeleton);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  svg {
    width: 20px;
  }
  [role='img'] > span {
    display: none;
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  > b {
    overflow: hidden;
    font: var(--kv-type-small);
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span {
    font: var(--kv-type-caption);
    font-variant-numeric: var(--kv-numeric);
    color: var(--kv-text-subtle);
  }
`;

const Flags = styled.span`
  display: grid;
  gap: 2px;
  justify-items: end;
  font: var(--kv-type-caption);
  font-weight: 500;
  > span {
    display: inline-flex;
    gap: 3px;
    align-items: center;
    color: var(--kv-warning);
  }
  > [data-kind='complaints'] {
    color: var(--kv-danger);
  }
`;

export interface QueueListProps {
  readonly queue: Queue | null;
  readonly current: number | null;
  readonly ordering: QueueOrdering;
  onOrdering(ordering: QueueOrdering): void;
  onOpen(id: number): void;
}

/** What waits: how long, with how many remarks and complaints. One that a colleague reads cannot be opened. */
export function QueueList({ queue, current, ordering, onOrdering, onOpen }: QueueListProps) {
  const { text } = useModerationPageText();
  const rest = queue ? queue.count - queue.entries.length : 0;
  return (
    <Aside part="queue" aria-label={text.queue.name}>
      <div>
        <b aria-hidden="true">{text.queue.name}</b>
        <Select<QueueOrdering>
          label={text.queue.orderingLabel}
          hideLabel
          variant="ghost"
          value={ordering}
          options={queueOrderings.map((value) => ({ value, label: text.queue.ordering[value] }))}
          onChange={onOrdering}
        />
      </div>
      <ol>
        {queue?.entries.map((entry) => (
          <li key={entry.id}>
            <QueueRow entry={entry} isCurrent={entry.id === current} onOpen={onOpen} />
          </li>
        ))}
      </ol>
      <p>{`${rest > 0 ? text.queue.more(rest) : ''}${text.queue.note}`}</p>
    </Aside>
  );
}

interface QueueRowProps extends Pick<QueueListProps, 'onOpen'> {
  readonly entry: QueueEntry;
  readonly isCurrent: boolean;
}

function QueueRow({ entry: { id, listing, queuedAt, hints, complaints, heldBy }, isCurrent, onOpen }: QueueRowProps) {
  const { text } = useModerationPageText();
  const { common, text: listingText, format } = useListingText();
  const { mediaHost } = useRuntime();
  const [photo] = listing.photos;
  const isTaken = heldBy !== null && !isCurrent;
  return (
    <Row type="button" aria-current={isCurrent || undefined} disabled={isTaken} onClick={() => onOpen(id)}>
      <Small>
        <Picture
          image={photo && { ...photoSources(photo, mediaHost, ''), alt: '' }}
          sizes="48px"
          labels={{ none: common.listing.noPhoto, broken: common.listing.brokenPhoto }}
        />
      </Small>
      <Words>
        <b>{shortListingTitle(listing, common, listingText, format)}</b>
        <span>
          {isTaken ? text.queue.readBy(heldBy.name || text.taken.somebody) : text.queue.waits(text.queue.time(minutesSince(queuedAt)))}
        </span>
      </Words>
      {isTaken ? (
        <Icon name={moderationIcons.lock} size={16} />
      ) : (
        <Flags>
          {hints ? (
            <span role="img" aria-label={text.queue.hints(hints)} title={text.queue.hints(hints)}>
              <Icon name={moderationIcons.bulb} size={16} />
              {hints}
            </span>
          ) : null}
          {complaints > 0 && (
            <span
              role="img"
              aria-label={text.queue.complaints(complaints)}
              title={text.queue.complaints(complaints)}
              data-kind="complaints"
            >
              <Icon name={moderationIcons.flag} size={16} />
              {complaints}
            </span>
          )}
        </Flags>
      )}
    </Row>
  );
}
