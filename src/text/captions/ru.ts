/** Names that stand inside the fields of the search form, and what the fields say while nothing is chosen. */
export const ru = {
  deal: 'Сделка',
  realty: 'Тип',
  rooms: 'Комнаты',
  roomsAny: 'Любые',
  price: 'Цена, ₽',
  priceAny: 'Любая',
};

export type CaptionMessages = typeof ru;
