import { createElement, type Ref } from 'react';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/icons/Icon';
import { FailureState } from '../../../ui/states/FailureState';
import { PageLoading } from '../../../ui/states/PageLoading';
import { StateBlock } from '../../../ui/states/StateBlock';
import { DecidedLine } from '../DecidedLine';
import { Note } from '../Moderation.styles';
import { moderationIcons } from '../moderationIcons';
import { Pane } from './Queue.styles';
import type { Queue } from './queueAnswer';
import type { DeskState } from './useDesk';

export interface DeskPaneProps {
  readonly desk: DeskState;
  readonly queue: Queue | null;
  readonly complaints: number;
  readonly headingLevel: number;
  readonly isNetwork: boolean;
  /** Takes the focus after a decision. */
  readonly title: Ref<HTMLElement>;
  onNext(): void;
  onComplaints(): void;
}

/** What stands in place of a listing. */
export function DeskPane({ desk, queue, complaints, headingLevel, isNetwork, title, onNext, onComplaints }: DeskPaneProps) {
  const { text } = useModerationPageText();
  switch (desk.status) {
    case 'empty':
      return (
        <Pane data-wide="">
          <StateBlock
            part="state"
            art="done"
            headingLevel={headingLevel}
            title={createElement('span', { ref: title, tabIndex: -1 }, text.queue.emptyTitle)}
            text={text.queue.emptyText}
            actions={
              complaints > 0 && (
                <Button counter={complaints} onClick={onComplaints}>
                  {text.queue.toComplaints}
                </Button>
              )
            }
          />
        </Pane>
      );
    case 'taken': {
      const holder = queue?.entries.find(({ id }) => id === desk.id)?.heldBy?.name || text.taken.somebody;
      return (
        <Pane role="alert">
          <Note>
            <Icon name={moderationIcons.lock} />
            <p>
              <b>{text.taken.title(holder)}</b> {text.taken.text}
            </p>
          </Note>
          <Button variant="primary" iconEnd="chevron-right" onClick={onNext}>
            {text.conflict.next}
          </Button>
        </Pane>
      );
    }
    case 'decided': {
      const { listing, decided } = desk.item;
      return (
        <Pane role="status">
          {createElement(`h${headingLevel}`, { ref: title, tabIndex: -1 }, text.listing(listing.id))}
          <Note>
            <Icon name={moderationIcons.check} />
            <p>
              {listing.status === 'archived' ? text.linked.archived : text.linked.decided(text.status[listing.status])}{' '}
              <DecidedLine decided={decided} />
            </p>
          </Note>
          <Button variant="primary" iconEnd="chevron-right" onClick={onNext}>
            {text.linked.toQueue}
          </Button>
        </Pane>
      );
    }
    case 'missing':
      return (
        <StateBlock
          part="state"
          art="nothing"
          headingLevel={headingLevel}
          title={createElement('span', { ref: title, tabIndex: -1 }, text.linked.missingTitle(desk.id))}
          text={text.linked.missingText}
          actions={
            <Button variant="primary" onClick={onNext}>
              {text.linked.toQueue}
            </Button>
          }
        />
      );
    case 'failed':
      return <FailureState isNetwork={isNetwork} headingLevel={headingLevel} onRetry={desk.retry} />;
    default:
      return <PageLoading label={text.loading} />;
  }
}
