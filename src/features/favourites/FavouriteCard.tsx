import { createElement, type MouseEvent, type ReactNode } from 'react';
import type { Listing } from '../../domain/listing/listing';
import { plainClick } from '../../parts/card/card';
import { PhotoCardSkeleton } from '../../parts/card/PhotoCardSkeleton';
import { Bar } from '../../parts/card/skeletonPieces';
import { favouriteMark } from '../../state/favourites/favouriteMark';
import type { Favourite } from '../../state/favourites/favouritesStorage';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { listingUrl, type SelectListingDetail, selectListingDetail } from '../../state/search/selectListing';
import { listingTitle } from '../../text/listing/describe';
import { useFavouritesText } from '../../text/listing/favourites/useFavouritesText';
import { Badge } from '../../ui/buttons/Badge';
import { Icon } from '../../ui/icons/Icon';
import { alikePath } from './alikePath';
import type { FavouritesNavigateDetail } from './definition';
import { Action, Card, Change, Compare, Corner, Gone, SimilarLink } from './Favourites.styles';
import { favouriteIcons } from './favouriteIcons';
import { Note } from './note/Note';
import { RemoveFavourite } from './RemoveFavourite';

/** Width of a photo: three side by side, two, or one. */
const photoSizes = '(min-width: 1440px) 414px, (min-width: 1000px) 33vw, (min-width: 632px) 50vw, 100vw';

export interface FavouriteCardProps {
  /** Null in a list that somebody has shared: it has the heart of other cards. */
  readonly favourite: Favourite | null;
  /** Null of which the server tells nothing. */
  readonly listing: Listing | null;
  readonly headingLevel: number;
  readonly priority: boolean;
  /** Absent where nothing is compared. */
  readonly compare?: { readonly isChosen: boolean; toggle(): void };
  /** A button below the rest. */
  readonly action?: ReactNode;
  onRemove?(): void;
  onNote?(note: string): void;
  /** These two return false if the page opens the target itself. */
  onSelectListing(detail: SelectListingDetail): boolean;
  onNavigate(detail: FavouritesNavigateDetail): boolean;
}

/** A favourite with what has happened to it since it was kept, and its heart. */
export function FavouriteCard(props: FavouriteCardProps) {
  const { favourite, listing, headingLevel, priority, compare, action, onRemove, onNote, onSelectListing, onNavigate } = props;
  const { common, text, format } = useFavouritesText();
  const runtime = useRuntime();
  const mark = favouriteMark(favourite ?? { price: listing?.price ?? 0 }, listing);
  /** What only the visitor's own list has. */
  const own = (title: string) => (
    <>
      {onRemove && <RemoveFavourite label={text.remove(title)} onRemove={onRemove} />}
      {favourite && onNote && (listing || favourite.note) && <Note title={title} note={favourite.note ?? ''} onSave={onNote} />}
    </>
  );
  if (!listing || mark?.kind === 'gone') {
    return (
      <>
        <Gone data-state="gone">
          {createElement(`h${headingLevel}`, null, text.gone)}
          {action}
        </Gone>
        {favourite && own(text.listingNumber(favourite.listingId))}
      </>
    );
  }
  const title = listingTitle(listing, common, text.floor, format);
  const similarUrl = runtime.siteUrl + alikePath(listing);
  return (
    <>
      <Card
        part="card"
        listing={listing}
        title={title}
        headingLevel={headingLevel}
        href={listingUrl(runtime, listing)}
        mediaHost={runtime.mediaHost}
        sizes={photoSizes}
        priority={priority}
        // Among the favourites its own one takes it off the list, with a way back.
        place={favourite ? null : 'photo'}
        className={mark?.kind}
        onSelect={(event: MouseEvent) => {
          if (!onSelectListing(selectListingDetail(runtime, listing))) event.preventDefault();
        }}
      >
        {compare && mark?.kind !== 'archived' && (
          <Compare label={text.compare} aria-label={text.compareOne(title)} checked={compare.isChosen} onChange={compare.toggle} />
        )}
        {listing.address && <span data-address="">{listing.address.label}</span>}
        {favourite && mark?.kind === 'price' && <PriceChange change={mark.change} keptAt={favourite.keptAt} />}
        {mark?.kind === 'archived' && (
          <SimilarLink
            href={similarUrl}
            aria-label={text.similarTo(title)}
            onClick={plainClick((event) => {
              if (!onNavigate({ url: similarUrl, target: 'similar' })) event.preventDefault();
            })}
          >
            {text.similar}
          </SimilarLink>
        )}
        {action && <Action>{action}</Action>}
      </Card>
      {mark?.kind === 'archived' && (
        <Corner>
          <Badge>
            <Icon name={favouriteIcons.archive} size={16} />
            {text.archived}
          </Badge>
        </Corner>
      )}
      {own(title)}
    </>
  );
}

function PriceChange({ change, keptAt }: { readonly change: number; readonly keptAt: Date }) {
  const { text, format } = useFavouritesText();
  const kind = change < 0 ? 'cheaper' : 'dearer';
  return (
    <Change data-kind={kind}>
      <Icon name={change < 0 ? favouriteIcons.arrowDown : favouriteIcons.arrowUp} size={16} />
      {text[kind](format.priceWithSign(Math.abs(change)), format.date(keptAt, new Date()))}
    </Change>
  );
}

/** Skeleton of a {@link FavouriteCard}. */
export function FavouriteSkeleton() {
  return (
    <PhotoCardSkeleton>
      <Bar line={20} width="72%" />
    </PhotoCardSkeleton>
  );
}
