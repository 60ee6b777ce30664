import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { shortened } from '../../../base/graphemes';
import { useLatest } from '../../../base/hooks/useLatest';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { listingTitle } from '../../../text/listing/describe';
import { useListingText } from '../../../text/listing/useListingText';
import { IconButton } from '../../../ui/buttons/IconButton';
import { hasFocus, rootOf } from '../../../ui/dom/dom';
import { useMedia } from '../../../ui/hooks/useMedia';
import { mapIcons } from '../../../ui/icons/mapIcons';
import { lockScroll } from '../../../ui/overlay/lockScroll';
import { Avatar } from '../../../ui/photo/Avatar';
import { About, Body, chatDrawerMedia, Head, Nothing, Surface } from './ChatPanel.styles';
import { contactIcons } from './contactIcons';

export interface ChatPanelProps {
  readonly listing: ListingDetails;
  readonly isOpen: boolean;
  onClose(): void;
  /** The page's chat; rendered while open. */
  readonly children?: ReactNode;
}

/** Maximum length of the name shown (§9). */
const nameLength = 50;

/** The chat panel (§2): a non-modal drawer, or a modal in narrow windows. */
export function ChatPanel({ listing, isOpen, onClose, children }: ChatPanelProps) {
  const { t, l, format } = useListingText();
  const isDrawer = useMedia(chatDrawerMedia);
  const surface = useRef<HTMLDialogElement>(null);
  const latest = useLatest(onClose);
  const [isCollapsed, setCollapsed] = useState(false);
  useEffect(() => {
    if (isOpen) setCollapsed(false);
  }, [isOpen]);

  // Runs while the panel is still in the DOM, to restore focus.
  useLayoutEffect(() => {
    const panel = surface.current;
    if (!isOpen || !panel?.isConnected) return undefined;
    if (!isDrawer) {
      const unlock = lockScroll(panel.ownerDocument);
      panel.showModal();
      return () => {
        unlock();
        panel.close();
      };
    }
    const before = rootOf(panel).activeElement;
    panel.showPopover();
    panel.focus({ preventScroll: true });
    return () => {
      // The focused child was removed first, which moved focus to the body.
      const { activeElement, body } = panel.ownerDocument;
      const isLost = hasFocus(panel) || activeElement === null || activeElement === body;
      panel.hidePopover();
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [isOpen, isDrawer]);

  const pressed = (event: KeyboardEvent) => {
    if (!isDrawer || event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  const cancelled = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // Browsers close a modal on a second Esc without a cancelable event.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && isOpen && !isDrawer && !event.currentTarget.open) latest.current();
  };

  const name = shortened(listing.owner.name.trim() || l.contact.unknownOwner, nameLength);
  const isSmall = isDrawer && isCollapsed;
  const price = format.priceWithSign(listing.price);
  const perMonth = listing.tradeType === 'rent' ? `${price} ${t.listing.perMonth}` : price;
  const priceWords = listing.price > 0 ? perMonth : t.listing.unknownPrice;
  return (
    <Surface
      ref={surface}
      part="chat"
      popover="manual"
      tabIndex={-1}
      aria-label={l.contact.chatWith(name)}
      data-state={isOpen ? (isSmall ? 'collapsed' : 'open') : 'closed'}
      onKeyDown={pressed}
      onCancel={cancelled}
      onClose={closed}
    >
      {isOpen && (
        <>
          <Head>
            <Avatar name={listing.owner.name} size="s" />
            <h2>{name}</h2>
            {isDrawer && (
              <IconButton
                icon={isSmall ? contactIcons['chevron-up'] : mapIcons.minus}
                label={isSmall ? l.contact.expand : l.contact.collapse}
                aria-expanded={!isSmall}
                onClick={() => setCollapsed(!isSmall)}
              />
            )}
            <IconButton icon="x" label={l.contact.closeChat} onClick={() => onClose()} />
          </Head>
          <About>
            <p>{listingTitle(listing, t, l.page.floor, format)}</p>
            <p>{priceWords}</p>
          </About>
          <Body>{children ?? <Nothing>{l.contact.noMessages}</Nothing>}</Body>
        </>
      )}
    </Surface>
  );
}
