import type { Listing } from '../listing';

/** Whether everybody finds the listing in lists, on the map and in search engines, and may contact its owner. */
export function isPublic({ status, isDeleted }: Pick<Listing, 'status' | 'isDeleted'>): boolean {
  return status === 'active' && !isDeleted;
}
