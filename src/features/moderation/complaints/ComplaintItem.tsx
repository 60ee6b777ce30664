import { createElement, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { listingPath } from '../../../domain/listing/listing';
import { type ComplainedListing, isConfirmable, isRejectable } from '../../../domain/listing/moderation';
import { ListingPhoto } from '../../../parts/photo/ListingPhoto';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { listingTitle } from '../../../text/listing/describe';
import { useListingText } from '../../../text/listing/useListingText';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/icons/Icon';
import { DecidedLine } from '../DecidedLine';
import { Actions, LinkButton, Tag } from '../Moderation.styles';
import { moderationIcons } from '../moderationIcons';
import { ComplaintQuote } from './ComplaintQuote';

const Row = styled.article`
  display: grid;
  grid-template-columns: 176px minmax(0, 1fr) 252px;
  gap: 24px;
  padding: 24px 0;
  border-top: 1px solid var(--kv-line);
  @container kv (width < 992px) {
    grid-template-columns: 112px minmax(0, 1fr);
    gap: 14px;
  }
`;

const Photo = styled.div`
  --kv-photo-ratio: 3 / 2;
  @container kv (width < 992px) {
    --kv-photo-ratio: 1;
  }
`;

const About = styled.div`
  min-width: 0;
  > :is(h2, h3, h4, h5, h6) {
    margin: 6px 0 0;
    font: var(--kv-type-title);
    overflow-wrap: anywhere;
  }
  > small {
    font: var(--kv-type-small);
    color: var(--kv-text-muted);
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 10px;
  align-items: center;
  > small {
    font: var(--kv-type-caption);
    color: var(--kv-text-subtle);
  }
`;

const Words = styled.div`
  max-width: 62ch;
  > p {
    display: flex;
    gap: 6px;
    align-items: center;
    margin: 12px 0 0;
    font: var(--kv-type-small);
    font-weight: 600;
    color: var(--kv-danger);
  }
  > button {
    margin-top: 4px;
    font: var(--kv-type-small);
  }
  @container kv (width < 992px) {
    margin-top: 0;
  }
`;

/** Complaints that are shown at once. */
const shownAtFirst = 2;

export interface ComplaintItemProps {
  readonly item: ComplainedListing;
  readonly headingLevel: number;
  readonly isBusy: boolean;
  onReject(item: ComplainedListing): void;
  onDismiss(item: ComplainedListing): void;
  onConfirm(item: ComplainedListing): void;
  onBlock(item: ComplainedListing): void;
  /** Copies the address of the case. */
  onCopy(item: ComplainedListing): void;
  onUnblock(item: ComplainedListing): void;
}

/** A listing, what is said about it, and what a moderator can do. */
export function ComplaintItem({ item, headingLevel, isBusy, ...act }: ComplaintItemProps) {
  const { text } = useModerationPageText();
  const { common, text: listingText, format } = useListingText();
  const { mediaHost, siteUrl } = useRuntime();
  const [isOpen, setOpen] = useState(false);
  const further = useRef<HTMLQuoteElement>(null);
  // The button that showed the others is gone, so the first of them takes the focus.
  useEffect(() => {
    if (isOpen) further.current?.focus();
  }, [isOpen]);
  const { listing, complaints, outcome, decided, isOwnerBlocked } = item;
  const shown = isOpen ? complaints : complaints.slice(0, shownAtFirst);
  const hidden = complaints.length - shown.length;
  const title = listingTitle(listing, common, listingText.page.floor, format);
  const about = `${text.number(listing.id)}, ${title}`;
  const owner = listing.owner.type && common.listing.owner[listing.owner.type];
  const href = siteUrl + listingPath(listing);
  const hasOwner = listing.owner.id !== null;
  return (
    <Row part="complaint" data-listing={listing.id}>
      <Photo>
        <ListingPhoto listing={listing} href={href} target="_blank" mediaHost={mediaHost} sizes="176px" />
      </Photo>
      <About>
        <Top>
          <Tag $isGood={listing.status === 'active'}>{text.status[listing.status]}</Tag>
          {isOwnerBlocked && outcome !== 'blocked' && <Tag>{text.owner.blocked}</Tag>}
          <small>{[text.number(listing.id), owner].filter(Boolean).join(', ')}</small>
        </Top>
        {createElement(`h${headingLevel}`, { dir: 'auto', tabIndex: -1 }, title)}
        {listing.address && <small dir="auto">{listing.address.label}</small>}
        <Words>
          <p>
            <Icon name={moderationIcons.flag} size={16} />
            {text.complaints.count(complaints.length)}
          </p>
          {shown.map((complaint, index) => (
            <ComplaintQuote key={complaint.id} complaint={complaint} quoteRef={index === shownAtFirst ? further : undefined} />
          ))}
          {hidden > 0 && (
            <LinkButton type="button" aria-expanded={false} onClick={() => setOpen(true)}>
              {text.complaints.more(hidden)}
            </LinkButton>
          )}
        </Words>
      </About>
      <Actions role="group" aria-label={about}>
        <Button href={href} target="_blank" rel="noopener" icon={moderationIcons.external}>
          {text.complaints.openListing}
        </Button>
        <Button variant="ghost" icon={moderationIcons.link} onClick={() => act.onCopy(item)}>
          {text.link.copy}
        </Button>
        {outcome === null ? (
          <>
            {isRejectable(listing.status) && (
              <Button icon="x" aria-haspopup="dialog" onClick={() => act.onReject(item)}>
                {text.complaints.reject}
              </Button>
            )}
            <Button icon={moderationIcons.check} busy={isBusy} onClick={() => act.onDismiss(item)}>
              {text.complaints.dismiss}
            </Button>
            {isConfirmable(listing.status, isOwnerBlocked) && (
              <Button icon={moderationIcons.flag} busy={isBusy} onClick={() => act.onConfirm(item)}>
                {text.complaints.confirm}
              </Button>
            )}
            {hasOwner && !isOwnerBlocked && (
              <Button
                variant="ghost"
                data-danger=""
                icon={moderationIcons.userOff}
                aria-haspopup="dialog"
                onClick={() => act.onBlock(item)}
              >
                {text.complaints.block}
              </Button>
            )}
          </>
        ) : (
          <>
            <Tag>{text.complaints.outcome[outcome]}</Tag>
            {outcome === 'blocked' && isOwnerBlocked === false && <Tag>{text.decisions.kind.unblocked}</Tag>}
            <DecidedLine decided={decided} />
          </>
        )}
        {isOwnerBlocked && hasOwner && (
          <Button icon={moderationIcons.userCheck} busy={isBusy} onClick={() => act.onUnblock(item)}>
            {text.owner.unblock}
          </Button>
        )}
      </Actions>
    </Row>
  );
}
