import { createElement } from 'react';
import { styled } from 'styled-components';
import type { SpamMark } from '../../../domain/chat/spam';
import { useListingText } from '../../../text/listing/useListingText';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { Button } from '../../../ui/buttons/Button';
import { Actions, CaseOfWords, Quote } from '../Moderation.styles';
import { moderationIcons } from '../moderationIcons';

const About = styled.div`
  min-width: 0;
  > :is(h2, h3, h4, h5, h6) {
    margin: 0;
    font: var(--kv-type-title);
    overflow-wrap: anywhere;
  }
  > small {
    font: var(--kv-type-small);
    color: var(--kv-text-muted);
  }
  > blockquote {
    max-width: 62ch;
  }
  > blockquote > p {
    white-space: pre-wrap;
    /* What is written there turns nothing around it. */
    unicode-bidi: isolate;
  }
`;

export interface SpamItemProps {
  readonly mark: SpamMark;
  readonly headingLevel: number;
  readonly isBusy: boolean;
  onDismiss(mark: SpamMark): void;
  onBlock(mark: SpamMark): void;
}

/** A text, who has sent it to how many, and what a moderator can do. The text is words alone: nothing in it is a link. */
export function SpamItem({ mark, headingLevel, isBusy, onDismiss, onBlock }: SpamItemProps) {
  const { text } = useModerationPageText();
  const { format } = useListingText();
  const now = new Date();
  const name = mark.name || text.owner.nameless;
  const sent = text.spam.sent(format.moment(mark.firstAt, now), format.moment(mark.lastAt, now));
  return (
    <CaseOfWords part="spam">
      <About>
        {createElement(`h${headingLevel}`, { tabIndex: -1 }, <bdi>{name}</bdi>)}
        <small>{`${text.spam.people(mark.people)}. ${sent}`}</small>
        <Quote>
          <p dir="auto">{mark.text}</p>
        </Quote>
      </About>
      <Actions role="group" aria-label={name}>
        <Button icon={moderationIcons.check} busy={isBusy} onClick={() => onDismiss(mark)}>
          {text.spam.dismiss}
        </Button>
        <Button variant="ghost" data-danger="" icon={moderationIcons.userOff} aria-haspopup="dialog" onClick={() => onBlock(mark)}>
          {text.complaints.block}
        </Button>
      </Actions>
    </CaseOfWords>
  );
}
