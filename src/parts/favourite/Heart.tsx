import { useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { useStore } from '../../base/hooks/useStore';
import type { Listing } from '../../domain/listing/listing';
import { isPublic } from '../../domain/listing/permissions/isPublic';
import { favouritesOf } from '../../state/favourites/favourites';
import { useTellFavourite } from '../../state/favourites/useTellFavourite';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useHeartText } from '../../text/listing/heart/useHeartText';
import { StyledButton } from '../../ui/buttons/Button';
import { heartIcon } from '../../ui/icons/heartIcon';
import { Icon } from '../../ui/icons/Icon';
import type { Toasts } from '../../ui/overlay/Toasts';
import { flatName } from './flatName';
import { isFirstRefusal } from './isFirstRefusal';
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

const Toggle = styled(StyledButton)<{ $place: HeartPlace }>`
  ${({ $place }) =>
    $place === 'bar'
      ? css`
          &[aria-pressed='true'] {
            color: var(--kv-text-accent);
          }
        `
      : css`
          border-radius: var(--kv-radius-tight) var(--kv-radius-corner-s) var(--kv-radius-tight) var(--kv-radius-tight);
        `}
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
  const tell = useTellFavourite();
  const { id, price } = listing;
  const isRead = useStore(favourites.state, (state) => state.isRead);
  const isKept = useStore(favourites.state, ({ kept }) => kept.has(id));
  /** What was removed here can be kept again. */
  const wasKept = useRef(false);
  wasKept.current ||= isKept;
  const [isRefused, setRefused] = useState(false);
  if (!isRead || !(wasKept.current || isPublic(listing))) return null;

  const press = async () => {
    const change = isKept ? favourites.remove(id) : favourites.keep({ listingId: id, keptAt: new Date(), price });
    tell({ listingId: id, isFavourite: !isKept });
    await change;
    if (isKept || !favourites.state.get().isForSession || !isFirstRefusal(runtime)) return;
    if (showToast) showToast('warning', text.refused);
    else setRefused(true);
  };
  return (
    <>
      <Toggle
        type="button"
        part={part && `${part}-favourite`}
        aria-label={text.name(flatName(listing, common, format))}
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
      {isRefused && <RefusalToast says={text.refused} />}
    </>
  );
}
