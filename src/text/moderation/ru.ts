import type { ListingFormField } from '../../domain/listing/form/listingForm';
import { reasons } from './reasons';

/** Texts of moderators' decisions. */
export const ru = {
  reasons,
  /** Fields of the form. */
  fields: {
    tradeType: 'Тип сделки',
    realtyType: 'Тип недвижимости',
    address: 'Адрес',
    yearBuilt: 'Год постройки',
    buildingType: 'Тип дома',
    rooms: 'Количество комнат',
    area: 'Площадь',
    hasBalcony: 'Балкон',
    hasLoggia: 'Лоджия',
    hasElevator: 'Лифт',
    floor: 'Этаж',
    floors: 'Этажей в здании',
    photos: 'Фотографии',
    repairType: 'Ремонт',
    isFurnished: 'Мебель',
    bathroomType: 'Санузел',
    hasCourtyardView: 'Вид во двор',
    hasStreetView: 'Вид на улицу',
    description: 'Описание',
    price: 'Стоимость',
    commission: 'Комиссия',
    countersPayer: 'Оплата по счётчикам',
    communalPayer: 'Коммунальные услуги',
    deposit: 'Залог',
    features: 'Удобства',
    conditions: 'Условия проживания',
    ownerType: 'Кто размещает',
    communicationMethod: 'Способ связи',
  } satisfies Record<ListingFormField, string>,
  blocked: 'Аккаунт заблокирован за нарушение правил. Причина: {reason}',
};

export type ModerationMessages = typeof ru;
