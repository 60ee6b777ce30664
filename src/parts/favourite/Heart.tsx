import { useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { useStore } from '../../base/hooks/useStore';
import { slotOf } from '../../base/slotOf';
import type { Listing } from '../../domain/listing/listing';
import { isPublic } from '../../domain/listing/permissions/isPublic';
import { favouritesOf } from '../../state/favourites/favourites';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useHeartText } from '../../text/listing/heart/useHeartText';
import { StyledButton } from '../../ui/buttons/Button';
import { heartIcon } from '../../ui/icons/heartIcon';
import { Icon } from '../../ui/icons/Icon';
import type { Toasts } from '../../ui/overlay/Toasts';
import { RefusalToast } from './RefusalToast';

/** Where the heart is: on the photo of a card, of a row, whose photo may reach the edges of the page, of the map's card, or among other buttons. */
export type HeartPlace = 'photo' | 'wide-photo' | 'map-photo' | 'bar';

export interface HeartProps {
  readonly listing: Pick<Listing, 'id' | 'price' | 'realtyType' | 'rooms' | 'area' | 'status' | 'isDeleted'>;
  /** `photo` by default. */
  readonly place?: HeartPlace;
  /** CSS part of what it belongs to: its own is `{part}-favourite`. */
  readonly part?: string;
  /** Of a page that has toasts: its own are above what the page holds at the bottom. */
  readonly showToast?: Toasts['show'];
}

/** What differs from the usual corner. */
const corners: Readonly<Partial<Record<HeartPlace, ReturnType<typeof css>>>> = {
  'wide-photo': css`
    @container kv (width < 600px) {
      && {
        right: calc(-1 * var(--kv-bleed, 0px));
      }
    }
  `,
  // Beside the badge there is no room.
  'map-photo': css`
    @container kv (width < 350px) {
      && {
        top: 44px;
      }
    }
  `,
};

/** In the top right corner of the area of the photo, over the link that covers the card. */
const onPhoto = css<{ $place: HeartPlace }>`
  && {
    position: absolute;
    grid-area: 1 / 1 / 2 / 2;
    top: 0;
    right: 0;
    z-index: 2;
    /* Small photos have less room around it. */
    margin: clamp(4px, 4%, 10px);
  }
  border-radius: var(--kv-radius-tight) var(--kv-radius-corner-s) var(--kv-radius-tight) var(--kv-radius-tight);
  ${({ $place }) => corners[$place]}
`;

const Toggle = styled(StyledButton)<{ $place: HeartPlace }>`
  ${({ $place }) =>
    $place === 'bar'
      ? css`
          &[aria-pressed='true'] {
            color: var(--kv-text-accent);
          }
        `
      : onPhoto}
  &[aria-pressed='true'] > svg {
    fill: currentColor;
  }
  @media print {
    display: none;
  }
`;

/** Keeps a listing on this device, or removes it. One that is not public is not offered; it can be removed. */
export function Heart({ listing, place = 'photo', part, showToast }: HeartProps) {
  const { text, common, format } = useHeartText();
  const runtime = useRuntime();
  const favourites = favouritesOf(runtime);
  const { id, price, area } = listing;
  const isRead = useStore(favourites.state, (state) => state.isRead);
  const isKept = useStore(favourites.state, ({ kept }) => kept.has(id));
  /** What was removed here can be kept again. */
  const wasKept = useRef(false);
  wasKept.current ||= isKept;
  const [isRefused, setRefused] = useState(false);
  if (!isRead || !(wasKept.current || isPublic(listing))) return null;

  const press = async () => {
    if (isKept) return favourites.remove(id);
    await favourites.keep({ listingId: id, keptAt: new Date(), price });
    const notice = slotOf(runtime.slots, 'favouritesNotice', () => ({ isGiven: false }));
    if (notice.isGiven || !favourites.state.get().isForSession) return;
    notice.isGiven = true;
    if (showToast) showToast('warning', text.refused);
    else setRefused(true);
  };
  const flat = [common.listing.kind(listing.realtyType, listing.rooms), area !== null && format.area(area)].filter(Boolean).join(', ');
  return (
    <>
      <Toggle
        type="button"
        part={part && `${part}-favourite`}
        aria-label={text.name(flat)}
        aria-pressed={isKept}
        data-state="idle"
        $variant={place === 'bar' ? 'ghost' : 'photo'}
        $size="m"
        $square
        $place={place}
        onClick={() => void press()}
      >
        <Icon name={heartIcon} />
      </Toggle>
      {isRefused && <RefusalToast />}
    </>
  );
}
