import type { FastifyReply } from 'fastify';

/** Every answer with listings, and the pages of the site: what a purge of everything names. */
export const listingsKey = 'listings';

export const listingKey = (id: number) => `listing-${id}`;

export const pictureKey = (hash: string) => `picture-${hash}`;

/** Says what the answer consists of, so that a cache in front can drop it when one of these changes. */
export function addSurrogateKeys(reply: FastifyReply, keys: readonly string[]): void {
  reply.header('surrogate-key', keys.join(' '));
}

/** The keys of an answer with these listings. */
export const keysOfListings = (listings: readonly { readonly id: number }[]): string[] => [
  listingsKey,
  ...listings.map(({ id }) => listingKey(id)),
];

/**
 * For pages that are the same for everybody: browsers ask again, caches in front keep them as long as the server keeps what it has rendered,
 * and as long again while they fetch a new one.
 */
export const sharedPage = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';
