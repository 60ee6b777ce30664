import type { BathroomType, CommunicationMethod, RealtyType, RentalFeature, TradeType } from '../../domain/enumerations';
import type { Payer, RentalCondition } from '../../domain/listing/form/rentalOptions';
import type { ListingFormProblem } from '../../domain/listing/form/rulesByKind';
import { NBSP } from '../format/format';
import { pluralRu } from '../format/plural';
import { fieldNames } from '../listing/fieldNames.ru';

/** Texts of the form of a listing. Those quoted in the requirements must not change. */
export const ru = {
  title: { create: 'Новое объявление', edit: 'Редактирование объявления' },
  crumbs: 'Путь по сайту',
  home: 'Главная',
  account: 'Личный кабинет',
  /** Last crumb (§2). */
  crumb: (deal: TradeType, realty: RealtyType): string =>
    `Объявление ${deal === 'sale' ? 'продажи' : 'аренды'} ${realty === 'flat' ? 'квартиры' : 'апартаментов'}`,
  sections: 'Разделы формы',
  section: {
    types: 'Что публикуете',
    address: 'Адрес',
    flat: 'Дом и квартира',
    photos: 'Фотографии',
    repair: 'Ремонт и мебель',
    amenities: 'Удобства',
    description: 'Описание',
    price: 'Цена',
    terms: 'Условия',
    contacts: 'Контакты',
  },
  sectionProblems: (count: number): string =>
    `${count}${NBSP}${pluralRu(count, { one: 'поле нужно исправить', few: 'поля нужно исправить', many: 'полей нужно исправить' })}`,
  sectionDone: 'заполнено',
  /** It comes once what stands before it is answered. */
  sectionWaits: 'появится позже',
  progress: (done: number, all: number): string => `Заполнено разделов: ${done} из ${all}`,
  review: `Проверка занимает 1–\u20602${NBSP}рабочих дня. Результат придёт на вашу почту.`,
  optional: 'необязательно',
  fields: {
    ...fieldNames,
    address: 'Город, улица, дом',
    area: 'Общая площадь',
    hasCourtyardView: 'Окна во двор',
    hasStreetView: 'Окна на улицу',
    description: 'Расскажите о квартире',
    countersPayer: 'Счётчики',
    communalPayer: 'Коммунальные платежи',
    features: 'Что есть в квартире',
    conditions: 'С кем можно жить',
  },
  /** The price of a rent is for a month. */
  rentPrice: 'Стоимость в месяц',
  furniture: { with: 'С мебелью', without: 'Без мебели' },
  bathroom: { separate: 'Раздельный', combined: 'Совмещенный' } satisfies Record<BathroomType, string> as Record<BathroomType, string>,
  buildingUnknown: 'Не указан',
  feature: {
    fridge: 'Холодильник',
    internet: 'Интернет',
    conditioner: 'Кондиционер',
    tv: 'Телевизор',
    dishwasher: 'Посудомоечная машина',
    washingMachine: 'Стиральная машина',
    garbageChute: 'Мусоропровод',
  } satisfies Record<RentalFeature, string> as Record<RentalFeature, string>,
  condition: { kids: 'Можно с детьми', animals: 'Можно с животными' } satisfies Record<RentalCondition, string> as Record<
    RentalCondition,
    string
  >,
  counters: { tenant: 'Оплата по счетчикам', owner: 'Без счетчиков' } satisfies Record<Payer, string> as Record<Payer, string>,
  communal: { owner: 'включены', tenant: 'не включены' } satisfies Record<Payer, string> as Record<Payer, string>,
  communication: {
    callsAndMessages: 'Звонки и сообщения',
    calls: 'Только звонки',
    messages: 'Только сообщения',
  } satisfies Record<CommunicationMethod, string> as Record<CommunicationMethod, string>,
  perMetre: 'Цена за м²',
  perMetreHint: 'Считается сама',
  firstPayment: 'Первый платёж',
  firstPaymentHint: 'Месяц, залог и комиссия. Если залога или комиссии нет, укажите 0',
  metreUnit: 'м²',
  descriptionPlaceholder: 'Планировка, вид из окон, соседи, двор, что остаётся. Без телефонов и ссылок: их удалит модератор.',
  charactersLeft: (count: number): string =>
    count === 0
      ? 'Достигнут предел длины описания'
      : `Осталось ${count}${NBSP}${pluralRu(count, { one: 'символ', few: 'символа', many: 'символов' })}`,
  addressField: {
    placeholder: 'Москва, Тверская улица, 12',
    list: 'Подходящие адреса',
    searching: 'Ищем адрес…',
    nothing: 'Ничего не найдено',
    noHouse: 'Такого дома нет в списке',
    noNumber: (house: string): string => `Дома ${house} на этой улице нет в списке`,
    nearest: 'Ближайшие номера',
    byHandQuestion: 'Нужного дома нет в списке?',
    byHandHint: 'Проверьте, нет ли опечатки. Если дом есть, укажите его сами: улицу, номер и точку на карте.',
    byHand: 'Указать дом на карте',
    hand: {
      note: 'Этого дома нет в списке: адрес и точку на карте проверит модератор.',
      street: 'Улица',
      house: 'Дом',
      corpus: 'Корпус',
      building: 'Строение',
      map: 'Карта для метки дома: стрелки двигают, плюс и минус меняют масштаб',
      hint: 'Нажмите на карте на дом. С клавиатуры: наведите прицел стрелками и поставьте метку кнопкой.',
      place: 'Поставить метку под прицел',
      placed: 'Метка стоит. Нажмите на другое место, чтобы передвинуть её.',
      pins: 'Метка на карте',
      pin: 'Метка дома: вернуть карту к ней',
      back: 'Искать в списке',
    },
    metro: (name: string, minutes: string): string => `Ближайшее метро: ${name}, ${minutes}`,
    /** Messages by status (§8). */
    failures: {
      network: 'Ошибка сети, проверьте соединение с интернетом',
      400: 'Некорректный запрос',
      401: 'В запросе нет ключа API',
      403: 'Неверный ключ API',
      405: 'Неверный метод HTTP',
      413: 'Слишком большой запрос или слишком много условий',
      429: 'Слишком много запросов в секунду или соединений в минуту',
      internal: 'Внутренняя ошибка сервиса, попробуйте позже',
      other: 'Неизвестная ошибка',
    },
  },
  preview: { name: 'Предпросмотр', title: 'Так увидят объявление' },
  missing: (count: number): string =>
    `Исправьте ${count}${NBSP}${pluralRu(count, { one: 'поле', few: 'поля', many: 'полей' })}, чтобы опубликовать`,
  /** Names of fields that are not on the screen yet. */
  missingLater: (fields: readonly string[]): string => `Появятся дальше: ${fields.join(', ')}.`,
  refused: 'Сервер не принял объявление',
  failures: {
    network: 'ошибка сети, проверьте подключение к интернету',
    noField: 'Неизвестная ошибка',
    other: 'неизвестная ошибка',
    /** The answer to the first attempt was lost, then the form was changed. */
    alreadySent: 'Объявление уже отправлено на модерацию, но без последних изменений. Внести их можно в личном кабинете.',
  },
  sending: 'Отправляем объявление',
  sendingPhoto: (place: number, count: number): string => `Фото ${place} из ${count}`,
  retry: 'Повторить',
  cancel: 'Отменить',
  submit: 'Опубликовать',
  close: 'Закрыть',
  /** While the page that says more is on its way. */
  sent: 'Объявление отправлено на модерацию',
  leave: {
    title: 'Покинуть страницу?',
    lost: 'Все несохранённые изменения будут потеряны.',
    leave: 'Покинуть страницу',
    stay: 'Продолжить редактирование',
  },
  unchanged: {
    title: 'Вы не внесли изменений. Повторная публикация не требуется.',
    account: 'В личный кабинет',
    stay: 'Продолжить редактирование',
  },
  loading: 'Загрузка объявления',
  problems: {
    publish: {
      choiceMissing: 'Выберите значение из списка',
      realtyTypeMissing: 'Выберите тип недвижимости',
      addressMissing: 'Укажите адрес',
      addressIncomplete: 'Не удалось определить адрес: укажите полный адрес с номером дома',
      addressOutside: 'Укажите адрес в Москве',
      yearMalformed: 'Введите корректный год',
      yearMin: 'Год должен быть не меньше {n}',
      yearMax: 'Год должен быть не больше {year}',
      roomsMissing: 'Укажите количество комнат',
      areaMissing: 'Укажите площадь постройки',
      areaMin: 'Площадь не может быть меньше {n} м²',
      areaMax: 'Максимальная площадь {n} м²',
      floorMissing: 'Укажите этаж',
      floorsMissing: 'Укажите количество этажей в здании',
      valueMin: 'Минимальное значение {n}',
      valueMax: 'Максимальное значение {n}',
      floorAboveFloors: 'Этаж не может быть больше, чем всего этажей в здании',
      photosMissing: 'Пожалуйста, добавьте хотя бы одно фото',
      photosMany: 'Прикрепите не более 5 фото',
      descriptionMissing: 'Пожалуйста добавьте описание',
      descriptionLong: 'Максимум {n} символов',
      salePriceMissing: 'Укажите стоимость продажи',
      rentPriceMissing: 'Укажите стоимость аренды',
      priceMin: 'Минимальная стоимость {n} ₽',
      priceMax: 'Максимальная стоимость {n} ₽',
      notWhole: 'Введите целое число',
      commissionAbovePrice: 'Комиссия не может быть больше цены',
      negative: 'Только целые числа',
      depositMin: 'Минимальный залог {n} ₽',
      depositMax: 'Максимальный залог {n} ₽',
      ownerTypeMissing: 'Укажите кто размещает объявление',
      communicationMissing: 'Выберите способ связи',
    } satisfies Record<ListingFormProblem, string>,
  },
};

export type PublishMessages = typeof ru;
