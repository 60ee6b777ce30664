import type { RejectionReason } from '../../domain/listing/moderation';

/** Why listings are rejected, in Russian; apart from the names of fields, which few who read a reason need. */
export const reasons = {
  wrong_data: 'Неверные данные о квартире',
  wrong_address: 'Неверный адрес',
  contacts_in_text: 'Контакты в тексте',
  bad_photos: 'Плохие фотографии',
  duplicate: 'Дубль другого объявления',
  not_owner: 'Размещает не собственник',
  price: 'Цена',
  forbidden: 'Запрещено правилами',
  other: 'Другое',
} satisfies Record<RejectionReason, string>;
