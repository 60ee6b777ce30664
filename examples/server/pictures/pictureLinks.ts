import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Photo } from '../../../src/domain/listing/listing';

/** Signed links to pictures of listings that are not public, for those who may see them. An `<img>` sends no token. */
export interface PictureLinks {
  /** Returns the photo with links that work for a while, by themselves. */
  sign(photo: Photo): Photo;
  /** Returns the seconds that a link still works; 0 if it is not ours, or too old. */
  secondsLeft(hash: string, query: unknown): number;
}

/** Seconds. Links of the same half hour are equal, so that browsers can cache the pictures; they work for one more. */
const step = 30 * 60;

/** `now` is the clock, in ms. */
export function pictureLinks(secret: Buffer, now: () => number = Date.now): PictureLinks {
  const keyOf = (hash: string, expires: number) => createHmac('sha256', secret).update(`${hash} ${expires}`).digest('base64url');
  return {
    sign(photo) {
      const hash = /^\/media\/([0-9a-f]{32})\//.exec(photo.url)?.[1];
      if (hash === undefined) return photo;
      const expires = (Math.floor(now() / 1000 / step) + 2) * step;
      const query = `?expires=${expires}&key=${keyOf(hash, expires)}`;
      const { url, variants } = photo;
      return { ...photo, url: url + query, variants: variants && { ...variants, template: variants.template + query } };
    },
    secondsLeft(hash, query) {
      const { expires, key } = typeof query === 'object' && query !== null ? (query as Record<string, unknown>) : {};
      if (typeof expires !== 'string' || typeof key !== 'string' || !/^\d{10}$/.test(expires) || !/^[\w-]{43}$/.test(key)) return 0;
      const isOurs = timingSafeEqual(Buffer.from(key), Buffer.from(keyOf(hash, Number(expires))));
      return isOurs ? Math.max(0, Math.floor(Number(expires) - now() / 1000)) : 0;
    },
  };
}
