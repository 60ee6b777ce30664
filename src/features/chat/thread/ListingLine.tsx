import type { ChatListing } from '../../../domain/chat/chat';
import { plainClick } from '../../../parts/card/card';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useChatText } from '../../../text/chat/useChatText';
import { chatListingPath, chatPrice, chatTitle } from '../chatWords';
import type { ChatNavigateDetail } from '../definition';
import { ChatPicture } from '../list/ChatPicture';
import { About } from './Thread.styles';

export interface ListingLineProps {
  readonly listing: ChatListing | null;
  onNavigate(detail: ChatNavigateDetail): boolean;
}

/** The listing of a chat, linked to its page (§2). */
export function ListingLine({ listing, onNavigate }: ListingLineProps) {
  const texts = useChatText();
  const { siteUrl } = useRuntime();
  const url = listing && siteUrl + chatListingPath(listing);
  const price = listing ? chatPrice(listing, texts) : texts.own.unknown.price;
  return (
    <About
      {...(url
        ? {
            href: url,
            onClick: plainClick((event: { preventDefault(): void }) => {
              if (!onNavigate({ url, target: 'listing' })) event.preventDefault();
            }),
          }
        : { as: 'div' })}
    >
      <ChatPicture listing={listing} />
      <span>
        <b>{chatTitle(listing, texts, true)}</b>
        <small data-wide="">{listing?.address}</small>
        <small data-narrow="">{price}</small>
      </span>
      {listing && <strong>{price}</strong>}
    </About>
  );
}
