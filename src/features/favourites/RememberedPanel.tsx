import type { ReactNode, RefObject } from 'react';
import type { Listing } from '../../domain/listing/listing';
import { hiddenOf } from '../../state/device/hidden';
import { viewedOf } from '../../state/device/viewed';
import { useRuntime } from '../../state/runtime/runtimeContext';
import type { SelectListingDetail } from '../../state/search/selectListing';
import { listingTitle } from '../../text/listing/describe';
import { useFavouritesText } from '../../text/listing/favourites/useFavouritesText';
import { Button } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import type { Toasts } from '../../ui/overlay/Toasts';
import { StateBlock } from '../../ui/states/StateBlock';
import { CardList } from './CardList';
import type { FavouritesNavigateDetail } from './definition';
import { FavouriteCard } from './FavouriteCard';
import { Notice } from './Favourites.styles';
import { favouriteIcons } from './favouriteIcons';
import { focusNext } from './focusNext';
import { useLostFocus } from './useLostFocus';
import { useRemembered } from './useRemembered';

export interface RememberedPanelProps {
  readonly kind: 'viewed' | 'hidden';
  readonly headingLevel: number;
  /** Takes the focus of what goes. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Leads from an empty list to the search. */
  readonly search: ReactNode;
  say: Toasts['show'];
  /** These two return false if the page opens the target itself. */
  onSelectListing(detail: SelectListingDetail): boolean;
  onNavigate(detail: FavouritesNavigateDetail): boolean;
}

/** The flats that were seen on this device, or those that are hidden in a search, the last one first. */
export function RememberedPanel({ kind, headingLevel, frame, search, say, onSelectListing, onNavigate }: RememberedPanelProps) {
  const { text, common, format } = useFavouritesText();
  const runtime = useRuntime();
  const store = kind === 'viewed' ? viewedOf(runtime) : hiddenOf(runtime);
  const { state, all, shown, answers, load, more, showMore } = useRemembered(store);
  const focused = useLostFocus(frame);
  const isHidden = kind === 'hidden';
  const count = all.length;

  const clear = () => {
    void store.remove(...all.map(({ listingId }) => listingId));
    say('info', text.cleared, { label: text.undo, takesFocus: false, onPress: () => void store.keep(...all) });
  };
  const showAgain = (id: number, listing: Listing | null) => (
    <Button
      size="s"
      data-remove=""
      aria-label={text.showAgain(
        listing && !listing.isDeleted ? listingTitle(listing, common, text.floor, format) : text.listingNumber(id),
      )}
      onClick={() => {
        focusNext(frame.current, id);
        void store.remove(id);
      }}
    >
      {text.undo}
    </Button>
  );
  return (
    <div onFocus={focused}>
      {state.isRead && (count > 0 || state.isForSession) && (
        <Notice part="notice">
          <Icon name={favouriteIcons.device} />
          <span>{state.isForSession ? text.forSession : text.onDevice}</span>
          {!isHidden && count > 0 && (
            <Button variant="ghost" size="s" onClick={clear}>
              {text.clear}
            </Button>
          )}
        </Notice>
      )}
      {state.isRead && count === 0 && (
        <StateBlock
          part="state"
          art="nothing"
          headingLevel={headingLevel}
          title={isHidden ? text.noneHidden : text.noneViewed}
          text={isHidden ? text.noneHiddenText : text.noneViewedText}
          actions={search}
        />
      )}
      <CardList
        ids={shown.map(({ listingId }) => listingId)}
        answers={answers}
        load={load}
        label={text[kind]}
        loadingLabel={text.loadingList}
        headingLevel={headingLevel}
        more={more}
        frame={frame}
        onMore={showMore}
      >
        {(id, listing, index) => (
          <FavouriteCard
            favourite={null}
            listing={listing}
            headingLevel={headingLevel}
            priority={index === 0}
            action={isHidden && showAgain(id, listing)}
            onSelectListing={onSelectListing}
            onNavigate={onNavigate}
          />
        )}
      </CardList>
    </div>
  );
}
