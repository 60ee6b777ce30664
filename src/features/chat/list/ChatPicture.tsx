import type { ChatListing } from '../../../domain/chat/chat';
import { Thumbnail } from '../../../parts/photo/Thumbnail';
import { Picture } from './ChatList.styles';

export interface ChatPictureProps {
  readonly listing: ChatListing | null;
  readonly isOnline?: boolean;
}

/** The photo of a chat's listing, and whether the other one is there. Decorative: the words beside it say everything. */
export function ChatPicture({ listing, isOnline = false }: ChatPictureProps) {
  return (
    <Picture aria-hidden="true">
      <Thumbnail photo={listing?.photos[0]} />
      {isOnline && <i />}
    </Picture>
  );
}
