import { useState } from 'react';
import type { ChatListing } from '../../../domain/chat/chat';
import { photoSources } from '../../../parts/photo/photoSources';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { Icon } from '../../../ui/icons/Icon';
import { chatIcons } from '../chatIcons';
import { Picture } from './ChatList.styles';

export interface ChatPictureProps {
  readonly listing: ChatListing | null;
  readonly isOnline?: boolean;
}

/** The photo of a chat's listing, or a house. Decorative: the words beside it say everything. */
export function ChatPicture({ listing, isOnline = false }: ChatPictureProps) {
  const { mediaHost } = useRuntime();
  const [broken, setBroken] = useState<string | null>(null);
  const photo = listing?.photos[0];
  const image = photo && photoSources(photo, mediaHost, '');
  return (
    <Picture aria-hidden="true">
      {image && image.src !== broken ? (
        <img src={smallest(image.sources) ?? image.src} alt="" loading="lazy" decoding="async" onError={() => setBroken(image.src)} />
      ) : (
        <Icon name={chatIcons.home} />
      )}
      {isOnline && <i />}
    </Picture>
  );
}

/** The first address of the plainest format: 48 px need no more. */
function smallest(sources: readonly { readonly srcset: string }[]): string | undefined {
  return sources.at(-1)?.srcset.split(' ')[0];
}
