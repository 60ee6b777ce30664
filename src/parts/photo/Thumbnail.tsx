import { useState } from 'react';
import { styled } from 'styled-components';
import type { Photo } from '../../domain/listing/listing';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { Icon } from '../../ui/icons/Icon';
import { photoSources } from './photoSources';

/** NOTICE: the path is from Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna, https://tabler.io/icons. */
const home = 'M5 12l-2 0l9-9l9 9l-2 0M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7M10 12h4v4h-4z';

/** Around a {@link Thumbnail}. Decorative: the words beside it say everything. */
export const ThumbnailFrame = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: calc(4px * var(--kv-radius-factor)) calc(16px * var(--kv-radius-factor)) calc(4px * var(--kv-radius-factor))
    calc(4px * var(--kv-radius-factor));
  background: var(--kv-bg-sunken);
  color: var(--kv-text-subtle);
  > img {
    width: 100%;
    height: 100%;
    border-radius: inherit;
    object-fit: cover;
    filter: brightness(var(--kv-photo-light));
  }
`;

/** The photo of a listing in a row of a list, or a house. */
export function Thumbnail({ photo }: { readonly photo: Photo | undefined }) {
  const { mediaHost } = useRuntime();
  const [broken, setBroken] = useState<string | null>(null);
  const image = photo && photoSources(photo, mediaHost, '');
  if (!image || image.src === broken) return <Icon name={home} />;
  return <img src={smallest(image.sources) ?? image.src} alt="" loading="lazy" decoding="async" onError={() => setBroken(image.src)} />;
}

/** The first address of the plainest format: 48 px need no more. */
function smallest(sources: readonly { readonly srcset: string }[]): string | undefined {
  return sources.at(-1)?.srcset.split(' ')[0];
}
