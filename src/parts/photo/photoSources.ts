import type { Photo } from '../../domain/listing/listing';
import type { PhotoImage } from '../../ui/photo/Photo';

/** Replaces images that fail to load (§7). */
export const fallbackPhotoPath = '/temp-card.webp';

/**
 * Returns an image URL; anything not starting with http gets the media host as prefix (§7), empty for the page's own. Data URLs of images
 * stay as they are: `@kvartal/kit/testing` uses them, and images cannot run code.
 */
export function photoUrl(path: string, mediaHost: string): string {
  if (/^(?:https?:|data:image\/)/i.test(path)) return path;
  return `${mediaHost}${path.startsWith('/') ? '' : '/'}${path}`;
}

/** Returns the sources of a photo: all sizes in every format, or just the full image. */
export function photoSources(photo: Photo, mediaHost: string, alt: string): PhotoImage {
  const { variants } = photo;
  const whole = photoUrl(photo.url, mediaHost);
  const base = { alt: photo.alt || alt, caption: photo.alt, color: photo.color };
  const { template = '', widths = [], formats = [] } = variants ?? {};
  const middle = widths[Math.floor(widths.length / 2)];
  const plainest = formats.at(-1);
  if (middle === undefined || plainest === undefined) return { ...base, src: whole, sources: [] };

  const url = (width: number, format: string) =>
    photoUrl(template.replaceAll('{width}', String(width)).replaceAll('{format}', format), mediaHost);
  return {
    ...base,
    src: url(middle, plainest),
    // Lazy: a strip renders one photo until the visitor swipes.
    get sources() {
      return formats.map((format) => ({
        type: `image/${format === 'jpg' ? 'jpeg' : format}`,
        srcset: widths.map((width) => `${url(width, format)} ${width}w`).join(', '),
      }));
    },
  };
}
