import type { Photo } from '../../domain/listing/listing';
import type { PhotoImage } from '../../ui/photo/Photo';

/** Stands in for a picture that does not load (§7). */
export const fallbackPhotoPath = '/temp-card.webp';

/**
 * Picture addresses that do not begin with http are prefixed by the media host (§7); an empty host means the page's own. A picture that
 * carries itself stays as it is: the photos of `@kvartal/kit/testing` do, and an image runs nothing.
 */
export function photoUrl(path: string, mediaHost: string): string {
  if (/^(?:https?:|data:image\/)/i.test(path)) return path;
  return `${mediaHost}${path.startsWith('/') ? '' : '/'}${path}`;
}

/** What a strip shows of a photo: ready-made sizes in every offered format, or the whole picture alone. */
export function photoSources(photo: Photo, mediaHost: string, alt: string): PhotoImage {
  const { variants } = photo;
  const whole = photoUrl(photo.url, mediaHost);
  const base = { alt: photo.alt || alt, color: photo.color };
  const { template = '', widths = [], formats = [] } = variants ?? {};
  const middle = widths[Math.floor(widths.length / 2)];
  const plainest = formats.at(-1);
  if (middle === undefined || plainest === undefined) return { ...base, src: whole, sources: [] };

  const url = (width: number, format: string) =>
    photoUrl(template.replaceAll('{width}', String(width)).replaceAll('{format}', format), mediaHost);
  return {
    ...base,
    src: url(middle, plainest),
    // Written out only for the pictures that are drawn: of a strip that is one until somebody turns it.
    get sources() {
      return formats.map((format) => ({
        type: `image/${format === 'jpg' ? 'jpeg' : format}`,
        srcset: widths.map((width) => `${url(width, format)} ${width}w`).join(', '),
      }));
    },
  };
}
