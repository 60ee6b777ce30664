import { createElement, type MouseEvent } from 'react';
import { useStore } from '../../base/hooks/useStore';
import { editPath, listingPath } from '../../domain/listing/listing';
import type { MyListing } from '../../domain/listing/myListing';
import { isOffered, type OwnerAction } from '../../domain/listing/permissions/ownerActions';
import { plainClick } from '../../parts/card/card';
import { Price } from '../../parts/Price';
import { fallbackPhotoPath, photoSources, photoUrl } from '../../parts/photo/photoSources';
import { accountOf } from '../../state/account/account';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useMyListingsText } from '../../text/my-listings/useMyListingsText';
import { Icon } from '../../ui/icons/Icon';
import { Photo } from '../../ui/photo/Photo';
import { ActionMenu } from './ActionMenu';
import { Banner, BannerButton, BannerLink } from './Banner.styles';
import type { MyListingsNavigateDetail } from './definition';
import { statusIcons } from './listingIcons';
import { Corner, Foot, Item, Main, Status, Views } from './MyListings.styles';

export interface ListingItemProps {
  readonly listing: MyListing;
  readonly headingLevel: number;
  onAction(action: OwnerAction): void;
  /** Returns false if the page goes there itself. */
  onNavigate(detail: MyListingsNavigateDetail): boolean;
}

/** An own listing: status, short data, counters, and what its owner can do (§2 "Account"). */
export function ListingItem({ listing, headingLevel, onAction, onNavigate }: ListingItemProps) {
  const { text, common, format } = useMyListingsText();
  const runtime = useRuntime();
  const { mediaHost, siteUrl } = runtime;
  const email = useStore(accountOf(runtime).store, (state) => (state.status === 'signedIn' && state.user?.email) || null);
  const { id, status, price, tradeType, area, floor, floors, views, rejection } = listing;
  const [photo] = listing.photos;
  const title = [
    common.listing.kind(listing.realtyType, listing.rooms),
    area !== null && format.area(area),
    floor !== null && text.floor(floor, floors),
  ]
    .filter(Boolean)
    .join(', ');
  const address = [listing.street, listing.houseNumber, listing.corpus && text.corpus(listing.corpus)].filter(Boolean).join(', ');
  const url = siteUrl + listingPath(listing);
  const follow = (detail: MyListingsNavigateDetail) =>
    plainClick((event: MouseEvent) => {
      if (!onNavigate(detail)) event.preventDefault();
    });
  const open = follow({ url, target: 'listing' });
  // Nothing of it is shown before a moderator has read it.
  const isLinked = status !== 'moderation';
  const editUrl = siteUrl + editPath(id);

  return (
    <Item data-listing={id} data-status={status} part="card" aria-label={title}>
      <Photo
        image={photo && photoSources(photo, mediaHost, common.listing.photo(1, 1))}
        sizes="(min-width: 640px) 228px, 112px"
        fallback={photoUrl(fallbackPhotoPath, mediaHost)}
        labels={{ none: common.listing.noPhoto, broken: common.listing.brokenPhoto }}
        href={isLinked ? url : undefined}
        onLinkClick={open}
      />
      <Main>
        <Status $status={status} data-state={status}>
          <Icon name={statusIcons[status]} size={16} />
          {text.status[status]}
        </Status>
        {createElement(
          `h${headingLevel}`,
          null,
          isLinked ? (
            <a href={url} onClick={open}>
              {title}
            </a>
          ) : (
            title
          ),
        )}
        {address && <p>{address}</p>}
      </Main>
      <Corner>
        <ActionMenu
          label={text.menu(title)}
          isOffered={(action) => isOffered(action, { status, isDeleted: false })}
          reasonOf={(action) => (action === 'publish' && status === 'rejected' ? text.fixFirst : null)}
          onSelect={onAction}
        />
      </Corner>
      <Foot>
        <span>
          <Price value={price} /> {tradeType === 'rent' && price > 0 && <small>{text.perMonth}</small>}
        </span>
        {views && (
          <Views>
            {count(text.views.shown, format.number(views.shownInSearch))}
            {count(text.views.month, format.number(views.last30Days))}
            {count(text.views.today, format.number(views.today))}
          </Views>
        )}
      </Foot>
      {status !== 'active' && (
        <Banner $status={status}>
          <Icon name={statusIcons[status]} />
          <div>
            {status === 'moderation' && (
              <span>
                <b>{text.banner.moderation}</b> {text.banner.moderationText(email)}
              </span>
            )}
            {status === 'rejected' && (
              <>
                <span>
                  <b>{text.banner.rejected}</b> {rejection && `${text.reasons[rejection.reason]}.`} {rejection?.comment}
                </span>
                <BannerLink href={editUrl} onClick={follow({ url: editUrl, target: 'edit' })}>
                  {text.action.edit}
                </BannerLink>
              </>
            )}
            {status === 'archived' && (
              <>
                <span>
                  <b>{text.banner.archived}</b> {text.banner.archivedText}
                </span>
                <BannerButton type="button" onClick={() => onAction('publish')}>
                  {text.action.publish}
                </BannerButton>
              </>
            )}
          </div>
        </Banner>
      )}
    </Item>
  );
}

function count(name: string, value: string) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
