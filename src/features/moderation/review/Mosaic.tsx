import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { Photo } from '../../../domain/listing/listing';
import { fallbackPhotoPath, photoSources, photoUrl } from '../../../parts/photo/photoSources';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { useLazy } from '../../../ui/hooks/useLazy';
import { Icon } from '../../../ui/icons/Icon';
import { Picture } from '../../../ui/photo/Photo';
import { moderationIcons } from '../moderationIcons';
import type { Remark } from './numberedHints';

const fetchViewer = () => import('../../../parts/photo/viewer/PhotoViewer').then(({ PhotoViewer }) => PhotoViewer);

const Grid = styled.div`
  display: grid;
  grid-template: 137px 137px / 2fr 1fr 1fr;
  gap: 6px;
  /* One or two photos need no room for others. */
  &[data-count='1'] {
    grid-template: 280px / 1fr;
  }
  &[data-count='2'] {
    grid-template: 280px / 1fr 1fr;
  }
  &[data-count='3'] {
    grid-template-columns: 2fr 1fr;
  }
  > button {
    position: relative;
    overflow: hidden;
    border-radius: var(--kv-radius-tight);
    background: var(--kv-skeleton);
    cursor: zoom-in;
  }
  &:not([data-count='2']) > :first-child {
    grid-row: 1 / -1;
  }
  &[data-count='4'] > :nth-child(2) {
    grid-column: 2 / -1;
  }
  > [data-corner] {
    border-start-end-radius: var(--kv-radius-corner);
  }
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: brightness(var(--kv-photo-light));
  }
  > [data-state='marked']::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 3px solid var(--kv-warning);
    border-radius: inherit;
  }
  @container kv (width < 744px) {
    &&:not([data-count='1']) {
      grid-template: 200px 64px / repeat(4, 1fr);
      margin-inline: calc(-1 * var(--kv-bleed, 0px));
      > * {
        grid-column: auto;
        border-radius: var(--kv-radius-tight);
      }
      > :first-child {
        grid-row: auto;
        grid-column: 1 / -1;
        border-start-end-radius: var(--kv-radius-corner);
      }
    }
  }
`;

const Place = styled.span`
  position: absolute;
  z-index: 1;
  inset: 6px auto auto 6px;
  display: inline-flex;
  gap: 4px;
  align-items: center;
  min-height: 22px;
  padding: 0 7px;
  border-radius: var(--kv-radius-tight);
  background: var(--kv-photo-chip);
  color: var(--kv-on-photo);
  font: var(--kv-type-caption);
  font-weight: 500;
`;

const Quiet = styled.p`
  margin: 0;
  padding: 24px;
  border-radius: var(--kv-shape-home);
  background: var(--kv-bg-sunken);
  color: var(--kv-text-muted);
  text-align: center;
`;

export interface MosaicProps {
  readonly photos: readonly Photo[];
  readonly remarks: readonly Remark[];
  /** The photo that fills the window, from 0; null while none does. */
  readonly opened: number | null;
  onOpen(index: number | null): void;
}

/** All photos at once, with numbers; those that a remark is about have an amber edge. A press shows one in the whole window. */
export function Mosaic({ photos, remarks, opened, onOpen }: MosaicProps) {
  const { text, common } = useModerationPageText();
  const { mediaHost } = useRuntime();
  const viewer = useLazy(fetchViewer);
  const isOpen = opened !== null;
  const { load, hasFailed, value: PhotoViewer } = viewer;
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (photos.length === 0) return <Quiet>{text.photos.none}</Quiet>;
  const images = photos.map((photo, index) => photoSources(photo, mediaHost, common.listing.photo(index + 1, photos.length)));
  const labels = { none: common.listing.noPhoto, broken: common.listing.brokenPhoto };
  const fallback = photoUrl(fallbackPhotoPath, mediaHost);
  const corner = photos.length < 3 ? photos.length - 1 : photos.length === 3 ? 1 : photos.length === 4 ? 1 : 2;
  return (
    <>
      <Grid role="group" aria-label={text.photos.name} data-count={Math.min(5, photos.length)}>
        {images.slice(0, 5).map((image, index) => {
          const numbers = remarks.filter(({ hint }) => hint.photos.includes(index)).map(({ number }) => number);
          const name = [text.photos.open(index + 1), numbers.length > 0 && text.photos.marked(numbers.join(', '))]
            .filter(Boolean)
            .join('. ');
          return (
            <button
              key={image.src}
              type="button"
              aria-label={name}
              aria-haspopup="dialog"
              data-state={numbers.length > 0 ? 'marked' : undefined}
              data-corner={index === corner ? '' : undefined}
              onPointerEnter={load}
              onClick={() => onOpen(index)}
            >
              <Picture
                image={{ ...image, alt: '' }}
                sizes={index === 0 ? '420px' : '200px'}
                labels={labels}
                fallback={fallback}
                priority={index === 0}
              />
              <Place aria-hidden="true">
                {index + 1}
                {numbers.length > 0 && <Icon name={moderationIcons.copy} size={16} />}
              </Place>
            </button>
          );
        })}
      </Grid>
      {hasFailed && isOpen && <Quiet role="alert">{text.photos.failed}</Quiet>}
      {wasOpen && PhotoViewer && (
        <PhotoViewer images={images} labels={labels} fallback={fallback} opened={opened} onClose={() => onOpen(null)} />
      )}
    </>
  );
}
