import { withoutPhone } from '../../contact/withoutPhone';
import { deletedListing } from '../deletedListing';
import type { ListingDetails } from '../listingDetails';
import { bannerListing } from './bannerListing';
import { type ListingViewer, listingRole } from './listingRole';
import { listingView } from './listingView';

/** Returns as much of a listing as the viewer may see. The only way from stored data to an answer. */
export function shownListing(listing: ListingDetails, viewer: ListingViewer | null): ListingDetails {
  const role = listingRole(listing, viewer);
  const view = listingView(listing, role);
  switch (view) {
    case 'banner':
      return bannerListing(listing);
    case 'outline':
      return deletedListing(listing);
    case 'card': {
      const { rooms, price, area, floor, floors, photos, owner } = listing;
      return { ...bannerListing(listing), rooms, price, area, floor, floors, photos: photos.slice(0, 1), owner, isBannerOnly: false };
    }
    case 'content':
    case 'contact':
      return listing.isPhoneHidden && role !== 'owner' && role !== 'moderator'
        ? { ...listing, communicationMethod: withoutPhone(listing.communicationMethod) }
        : listing;
    default:
      return view satisfies never;
  }
}
