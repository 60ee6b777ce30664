import type { Chat } from '../../../domain/chat/chat';
import type { Listing } from '../../../domain/listing/listing';

const realties: Readonly<Record<Listing['realtyType'], string>> = {
  flat: 'квартира',
  apartments: 'апартаменты',
  house: 'дом',
  room: 'комната',
  studio: 'студия',
};

/** Returns what a chat is found by, beside the name of the companion. */
export function searchText({ listing }: Chat): string {
  if (!listing) return '';
  const rooms = listing.rooms === 'studio' ? 'студия' : listing.rooms ? `${listing.rooms}-комн.` : '';
  return `${rooms} ${realties[listing.realtyType]} №${listing.id} ${listing.address}`;
}
