import type { CaptionMessages } from './ru';

export const en: CaptionMessages = {
  deal: 'Deal',
  realty: 'Type',
  rooms: 'Rooms',
  roomsAny: 'Any',
  price: 'Price, ₽',
  priceAny: 'Any',
};
