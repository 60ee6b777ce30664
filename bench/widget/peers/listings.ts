/** What every peer shows: the answers, pictures and facts of the floor page. */
export interface Listing {
  readonly id: number;
  readonly photos: readonly { readonly image: string; readonly template?: string }[];
  readonly number_of_rooms: number;
  readonly area: number;
  readonly price: number;
  readonly address?: { readonly label: string; readonly minutes_to_metro: number | null };
  readonly metro: string | null;
  readonly floor: number;
  readonly floors_number: number;
  readonly description: string;
}

interface Found {
  readonly count: number;
  readonly results: readonly Listing[];
}

export const deals = [
  { value: 'Продажа', label: 'Купить' },
  { value: 'Аренда', label: 'Снять' },
] as const;

export async function find(deal?: string): Promise<Found> {
  const query = new URLSearchParams({ ...(deal && { trade_type: deal }), realty_type: 'Квартира', ordering: '-published_at' });
  const answer = await fetch(`/api/realty/?${query}`);
  return (await answer.json()) as Found;
}

const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

export const countText = (count: number) => `${count} объявлений`;

export function photoOf({ photos: [photo] }: Listing): string {
  return photo ? (photo.template ?? photo.image).replace('{width}', '640').replace('{format}', 'webp') : '/temp-card.webp';
}

export const addressOf = ({ id }: Listing) => `/buy/${id}`;
export const titleOf = (listing: Listing) => `${listing.number_of_rooms}-комн. квартира, ${number.format(listing.area)} м²`;

export function linesOf({ price, address, metro, floor, floors_number, description }: Listing): readonly string[] {
  return [
    `${number.format(price)} ₽`,
    address?.label ?? '',
    `${metro ?? ''} ${address?.minutes_to_metro ?? ''} мин пешком`,
    `${floor} из ${floors_number}`,
    description,
  ];
}
