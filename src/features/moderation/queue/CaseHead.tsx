import type { ReactNode } from 'react';
import type { ModeratedListing } from '../../../domain/listing/moderation';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Tag } from '../Moderation.styles';
import { moderationIcons } from '../moderationIcons';
import { About } from './Queue.styles';

export interface CaseHeadProps {
  readonly item: ModeratedListing;
  /** The number, which takes the focus. */
  readonly heading: ReactNode;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  onGo(step: 1 | -1): void;
  /** Copies the address of the case. */
  onCopy(): void;
}

/** What lies on the desk, and the way to its neighbours in the queue. */
export function CaseHead({ item, heading, hasPrevious, hasNext, onGo, onCopy }: CaseHeadProps) {
  const { text, common, format } = useModerationPageText();
  return (
    <About>
      {heading}
      <Tag>{common.listing.deal[item.listing.tradeType]}</Tag>
      <Tag>{item.approved ? text.edited : text.fresh}</Tag>
      {item.queuedAt && <small>{text.sent(format.moment(item.queuedAt, new Date()))}</small>}
      <div>
        <IconButton variant="line" icon={moderationIcons.link} label={text.link.copy} onClick={onCopy} />
        <IconButton variant="line" icon="chevron-left" label={text.nav.previous} disabled={!hasPrevious} onClick={() => onGo(-1)} />
        <IconButton variant="line" icon="chevron-right" label={text.nav.next} disabled={!hasNext} onClick={() => onGo(1)} />
      </div>
    </About>
  );
}
