import { useEffect } from 'react';
import { isPublic } from '../../domain/listing/permissions/isPublic';
import { newestFirst } from '../../state/device/deviceList';
import { viewedOf } from '../../state/device/viewed';
import { useRuntime } from '../../state/runtime/runtimeContext';
import type { HeartProps } from './Heart';

/** The device remembers that this listing was seen. What is not public will not be found by a search. */
export function useVisit(listing: HeartProps['listing']): void {
  const viewed = viewedOf(useRuntime());
  const { id } = listing;
  const isSeen = isPublic(listing);
  useEffect(() => {
    // The page has its buttons twice: in the header that comes when it is scrolled, too.
    if (isSeen && newestFirst(viewed.state.get())[0]?.listingId !== id) void viewed.keep({ listingId: id, keptAt: new Date() });
  }, [viewed, id, isSeen]);
}
