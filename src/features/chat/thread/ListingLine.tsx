import { memo, type ReactNode } from 'react';
import type { ChatListing } from '../../../domain/chat/chat';
import { plainClick } from '../../../parts/card/card';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useChatText } from '../../../text/chat/useChatText';
import { chatListingPath, chatPrice, chatTitle } from '../chatWords';
import type { ChatNavigateDetail } from '../definition';
import { ChatPicture } from '../list/ChatPicture';
import { About, AboutLine } from './Thread.styles';

export interface ListingLineProps {
  readonly listing: ChatListing | null;
  onNavigate(detail: ChatNavigateDetail): boolean;
  /** Content at the end of the line. */
  readonly children?: ReactNode;
}

/** The listing of a chat, linked to its page (§2). */
export const ListingLine = memo(function ListingLine({ listing, onNavigate, children }: ListingLineProps) {
  const texts = useChatText();
  const { siteUrl } = useRuntime();
  const url = listing && siteUrl + chatListingPath(listing);
  const price = listing ? chatPrice(listing, texts) : texts.text.unknown.price;
  const title = chatTitle(listing, texts);
  return (
    <AboutLine>
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
          <b>
            {title}
            <span data-wide="">{chatTitle(listing, texts, true).slice(title.length)}</span>
          </b>
          <small data-wide="">{listing?.address}</small>
          <small data-narrow="">{price}</small>
        </span>
        <strong>{price}</strong>
      </About>
      {children}
    </AboutLine>
  );
});
