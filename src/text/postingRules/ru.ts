import type { HintKind, PostingRule } from '../../domain/listing/postingRules/postingHint';
import { NBSP } from '../format/format';
import { pluralRu } from '../format/plural';

/** What the rule coach says: what was seen, and the rule with a way to fix it. */
export const ru = {
  words: {
    hints: {
      phone: 'В тексте номер телефона.',
      email: 'В тексте адрес электронной почты.',
      link: 'Ссылка на другой сайт.',
      messenger: 'В тексте мессенджер или соцсеть.',
      capitals: 'Слова заглавными буквами.',
      severalFlats: 'В тексте ещё одна квартира.',
      priceBelow: 'Цена ниже похожих на {percent} %.',
      priceAbove: 'Цена выше похожих на {percent} %.',
      floors: 'В этом доме этажей: {known}.',
      floorAboveHouse: 'В этом доме этажей: {known}, а квартира на {stated}-м.',
      yearBuilt: 'Дом построен в {known} году.',
      houseUnknown: 'Дома нет в реестре.',
      streetFar: 'Дома нет в реестре, а его улица в {km} км отсюда.',
      houseFar: 'В реестре этот дом в {km} км отсюда.',
      similarPhotos: 'Фото {one} и {other} почти одинаковые.',
      smallPhoto: 'Фото {photo} слишком маленькое.',
    } satisfies Record<HintKind, string>,
    advice: {
      phone: 'По правилам контактов в тексте быть не должно: вас найдут по кнопкам «Позвонить» и «Написать».',
      email: 'По правилам контактов в тексте быть не должно: вас найдут по кнопкам «Позвонить» и «Написать».',
      link: 'По правилам внешних ссылок быть не должно.',
      messenger: 'По правилам контактов в тексте быть не должно: вам напишут на сайте.',
      capitals: 'Обычные буквы читаются легче.',
      severalFlats: 'Одно объявление описывает один объект: для другой квартиры создайте ещё одно.',
      priceBelow: 'Похожие квартиры района стоят от {low} до {high} ₽, объявлений в сравнении: {count}. Проверьте, все ли нули на месте.',
      priceAbove: 'Похожие квартиры района стоят от {low} до {high} ₽, объявлений в сравнении: {count}. Проверьте, нет ли лишнего нуля.',
      floors: 'Так в реестре домов. В объявлении указано: {stated}.',
      floorAboveHouse: 'Так в реестре домов. Проверьте этаж и адрес.',
      yearBuilt: 'Так в реестре домов. В объявлении указан {stated}.',
      houseUnknown: 'Адрес и точку на карте указал владелец. Проверьте, что такой дом есть и стоит на этом месте.',
      streetFar: 'Адрес и точку на карте указал владелец. Проверьте, то ли это место.',
      houseFar: 'Объявление стоит у дома из реестра, а не там, где его отметили. Проверьте, тот ли это дом.',
      similarPhotos: 'Оставьте лучшее: разные комнаты расскажут о квартире больше.',
      smallPhoto: 'В нём {width} × {height} точек: выберите снимок крупнее, чтобы квартиру было видно.',
    } satisfies Record<HintKind, string>,
  },
  /** What the form says beside a hint. */
  coach: {
    remove: { phone: 'Убрать номер', email: 'Убрать адрес', link: 'Убрать ссылку', messenger: 'Убрать' },
    toLowerCase: 'Исправить',
    set: (value: number): string => `Поставить ${value}`,
    keep: (value: number): string => `Оставить ${value}`,
    removePhoto: (place: number): string => `Убрать фото ${place}`,
    keepBoth: 'Оставить оба',
    priceIsRight: 'Цена верная',
    leave: 'Оставить как есть',
    /** The link to the published rules, with the name of the rule. */
    rules: (rule: string): string => `Правила размещения: ${rule}`,
    rule: {
      noContacts: 'без контактов',
      noLinks: 'без ссылок',
      plainDescription: 'описание',
      oneFlat: 'один объект',
      fullAddress: 'полный адрес',
      trueParameters: 'параметры',
      fairPrice: 'цена',
      realPhotos: 'фотографии',
    } satisfies Record<PostingRule, string> as Record<PostingRule, string>,
    said: (texts: string): string => `Подсказка. ${texts}`,
    title: 'Модератор, скорее всего, вернёт объявление',
    left: (count: number): string =>
      `Осталось ${count}${NBSP}${pluralRu(count, { one: 'замечание', few: 'замечания', many: 'замечаний' })}:`,
    once: 'Можно отправить и так: нажмите «Опубликовать» ещё раз.',
    /** Short names in the list above the button. */
    name: {
      phone: 'номер телефона',
      email: 'адрес почты',
      link: 'ссылка',
      messenger: 'мессенджер',
      capitals: 'заглавные буквы',
      severalFlats: 'другая квартира',
      priceBelow: 'цена',
      priceAbove: 'цена',
      floors: 'этажность дома',
      floorAboveHouse: 'этаж',
      yearBuilt: 'год постройки',
      houseUnknown: 'адрес',
      streetFar: 'адрес',
      houseFar: 'адрес',
      similarPhotos: 'похожие фото',
      smallPhoto: 'маленькое фото',
    } satisfies Record<HintKind, string> as Record<HintKind, string>,
  },
};

/** What the form says beside a hint. */
export type CoachMessages = (typeof ru)['coach'];

export type PostingRulesMessages = typeof ru;
