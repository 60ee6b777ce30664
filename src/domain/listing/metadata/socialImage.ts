import type { Photo } from '../listing';

/** Px; social networks crop previews from about this width. */
const wanted = 1200;

/** An image for external use: absolute URL, most compatible format, about 1200 px wide. */
export interface SocialImage {
  readonly url: string;
  /** Null if unknown. */
  readonly width: number | null;
}

/** Returns null for images without a URL, such as `data:`. */
export function socialImage({ url, variants }: Photo, mediaHost: string): SocialImage | null {
  const width = variants?.widths.find((candidate) => candidate >= wanted) ?? variants?.widths.at(-1);
  const format = variants?.formats.at(-1);
  if (!variants || width === undefined || format === undefined) return absolute(url, mediaHost, null);
  return absolute(variants.template.replaceAll('{width}', String(width)).replaceAll('{format}', format), mediaHost, width);
}

function absolute(path: string, mediaHost: string, width: number | null): SocialImage | null {
  if (/^https?:\/\//i.test(path)) return { url: path, width };
  return /^[a-z][\w+.-]*:/i.test(path) ? null : { url: `${mediaHost}${path.startsWith('/') ? '' : '/'}${path}`, width };
}
