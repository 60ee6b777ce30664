import type { Photo } from './listing';

/** Networks cut a preview out of a picture of about this width. */
const wanted = 1200;

/** A picture for those who fetch it from elsewhere: absolute, in the plainest format, about 1200 pixels wide. */
export interface SocialImage {
  readonly url: string;
  /** Null where the server does not say. */
  readonly width: number | null;
}

/** Null for a picture that has no address of its own, such as one that carries itself. */
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
