import { createElement } from 'react';
import { styled } from 'styled-components';
import { type ChatComplaint, isChatComplaintConfirmable, type ReportedPerson } from '../../../domain/chat/chatComplaint';
import { listingPath } from '../../../domain/listing/listing';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useChatSafetyText } from '../../../text/chat/safety/useChatSafetyText';
import { useListingText } from '../../../text/listing/useListingText';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { Button } from '../../../ui/buttons/Button';
import { DecidedLine } from '../DecidedLine';
import { Actions, CaseOfWords, Quote, Tag } from '../Moderation.styles';
import { moderationIcons } from '../moderationIcons';

const About = styled.div`
  min-width: 0;
  max-width: 72ch;
  > :is(h2, h3, h4, h5, h6) {
    margin: 0;
    font: var(--kv-type-title);
    overflow-wrap: anywhere;
  }
  > small {
    display: block;
    font: var(--kv-type-small);
    color: var(--kv-text-muted);
  }
  p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    /* What is written there turns nothing around it. */
    unicode-bidi: isolate;
  }
  > details > summary {
    width: fit-content;
    padding: 10px 0;
    font: var(--kv-type-small);
    font-weight: 600;
    cursor: pointer;
  }
`;

const Talk = styled.ol`
  display: grid;
  gap: 10px;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    padding-inline-start: 12px;
    border-inline-start: 3px solid var(--kv-line);
    &[data-reported] {
      border-color: var(--kv-danger);
    }
    > small {
      font: var(--kv-type-caption);
      color: var(--kv-text-subtle);
    }
    > p {
      margin: 0;
    }
  }
`;

export interface PersonComplaintProps {
  readonly complaint: ChatComplaint;
  readonly headingLevel: number;
  readonly isBusy: boolean;
  onDismiss(complaint: ChatComplaint): void;
  onConfirm(complaint: ChatComplaint): void;
  onBlock(complaint: ChatComplaint): void;
  /** Copies the address of the case. */
  onCopy(complaint: ChatComplaint): void;
  onUnblock(complaint: ChatComplaint): void;
}

/** Who complains about whom, the messages around it, and what a moderator can do. Messages are words alone: nothing in them is a link. */
export function PersonComplaint({ complaint, headingLevel, isBusy, ...act }: PersonComplaintProps) {
  const { text } = useChatSafetyText();
  const { text: pageText } = useModerationPageText();
  const { format } = useListingText();
  const { siteUrl } = useRuntime();
  const { author, person, reason, description, messages, outcome, decided, listingId, tradeType } = complaint;
  const now = new Date();
  const nameOf = ({ id, name }: ReportedPerson) => name || (id === null ? pageText.decisions.account('') : pageText.owner.nameless);
  const about = nameOf(person);
  return (
    <CaseOfWords part="complaint" data-complaint={complaint.id}>
      <About>
        {createElement(`h${headingLevel}`, { tabIndex: -1 }, <bdi>{about}</bdi>)}
        {person.isBlocked && outcome !== 'blocked' && <Tag>{pageText.owner.blocked}</Tag>}
        <small>{`${text.report.reasons[reason]}. ${text.cases.by(nameOf(author), format.moment(complaint.at, now))}`}</small>
        {description && (
          <Quote>
            <p dir="auto">{description}</p>
          </Quote>
        )}
        {messages.length === 0 ? (
          <small>{text.cases.erased}</small>
        ) : (
          <details open={outcome === null}>
            <summary>{text.cases.messages(messages.length)}</summary>
            <Talk>
              {messages.map((message) => (
                <li key={message.id} data-reported={message.isAuthors ? undefined : ''}>
                  <small>
                    <bdi>{message.isAuthors ? nameOf(author) : about}</bdi>
                    {`, ${format.moment(message.at, now)}`}
                  </small>
                  <p dir="auto">{message.text}</p>
                </li>
              ))}
            </Talk>
          </details>
        )}
      </About>
      <Actions role="group" aria-label={about}>
        <Button
          href={siteUrl + listingPath({ id: listingId, tradeType: tradeType ?? 'rent' })}
          target="_blank"
          rel="noopener"
          icon={moderationIcons.external}
        >
          {pageText.complaints.openListing}
        </Button>
        <Button variant="ghost" icon={moderationIcons.link} onClick={() => act.onCopy(complaint)}>
          {pageText.link.copy}
        </Button>
        {outcome === null ? (
          <>
            <Button icon={moderationIcons.check} busy={isBusy} onClick={() => act.onDismiss(complaint)}>
              {pageText.complaints.dismiss}
            </Button>
            {isChatComplaintConfirmable(person) ? (
              <Button icon={moderationIcons.flag} busy={isBusy} onClick={() => act.onConfirm(complaint)}>
                {pageText.complaints.confirm}
              </Button>
            ) : (
              <Button
                variant="ghost"
                data-danger=""
                icon={moderationIcons.userOff}
                aria-haspopup="dialog"
                onClick={() => act.onBlock(complaint)}
              >
                {pageText.complaints.block}
              </Button>
            )}
          </>
        ) : (
          <>
            <Tag>{outcome === 'blocked' ? pageText.complaints.confirm : pageText.complaints.outcome.dismissed}</Tag>
            <DecidedLine decided={decided} />
          </>
        )}
        {person.isBlocked && person.id !== null && (
          <Button icon={moderationIcons.userCheck} busy={isBusy} onClick={() => act.onUnblock(complaint)}>
            {pageText.owner.unblock}
          </Button>
        )}
      </Actions>
    </CaseOfWords>
  );
}
