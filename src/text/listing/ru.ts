import type { BathroomType, CommunicationMethod, ListingStatus, RentalFeature, RepairType, Rooms } from '../../domain/enumerations';
import type { ComplaintProblem } from '../../domain/forms/schemas/complaint.schema';
import type { Payer, RentalCondition } from '../../domain/listing/form/rentalOptions';
import type { FirstPaymentPart } from '../../domain/listing/listing';
import { floorRu } from '../format/floorWords';
import { NBSP } from '../format/format';
import { pluralRu } from '../format/plural';

/** Texts of the listing page. Those quoted in the requirements must not change. */
export const ru = {
  page: {
    crumbs: 'Путь по сайту',
    /** First crumb: 'real estate in {city}' of §2. */
    home: (city: string): string => `Недвижимость в${NBSP}${city === 'Москва' ? 'Москве' : `городе ${city}`}`,
    /** '2-я квартира', '4+ комнат', 'Студия' (§2). */
    roomsCrumb: (rooms: Rooms): string =>
      rooms === 'studio' ? 'Студия' : rooms === '4+' ? `4+${NBSP}комнат` : `${rooms}-я${NBSP}квартира`,
    realtyOption: { flat: 'Квартира', apartments: 'Апартаменты', house: 'Дом', room: 'Комната', studio: 'Студия' },
    backToSearch: 'Вернуться к поиску',
    /** '2-комн.' in the short title of phones. */
    shortRooms: (rooms: Rooms): string => (rooms === 'studio' ? 'Студия' : `${rooms}${rooms === '4+' ? NBSP : '-'}комн.`),
    /** Follows the area in the title: '7/12 этаж'. */
    floor: floorRu,
    published: (moment: string): string => `Опубликовано ${moment}`,
    /** Views in 30 days and today, as formatted numbers; `count` is the first one, for its plural. */
    views: (last30Days: string, count: number, today: string): string =>
      `${last30Days}${NBSP}${pluralRu(count, { one: 'просмотр', few: 'просмотра', many: 'просмотров' })} за${NBSP}30${NBSP}дней, ${today}${NBSP}сегодня`,
    /** The first crumb of a listing without a city. */
    city: 'Москва',
    /** The name of a city in an address. */
    cityName: (city: string): string => city,
    district: (name: string): string => (/район|округ|поселение/i.test(name) ? name : `район ${name}`),
    /** 'Комиссия 0 ₽' (§2). */
    commission: (sum: string): string => `Комиссия ${sum}`,
    deposit: (sum: string): string => `Залог ${sum}`,
    noDeposit: 'Без залога',
    /** Follow 'Первый платёж', with a sum, of which both parts may be 0, and without one. */
    paidAtOnce: ` с${NBSP}учётом залога и${NBSP}комиссии`,
    unknownParts: (parts: readonly FirstPaymentPart[]): string =>
      `неизвестен, не указано: ${parts.map((part) => ({ price: 'цена', deposit: 'залог', commission: 'комиссия' })[part]).join(', ')}`,
    /** D11. */
    counters: { tenant: 'Оплата по счетчикам', owner: 'Без счетчиков', unknown: 'Оплата счетчиков не указана' } satisfies Record<
      Payer | 'unknown',
      string
    > as Record<Payer | 'unknown', string>,
    communal: {
      owner: 'Коммунальные платежи включены',
      tenant: 'Коммунальные платежи не включены',
      unknown: 'Коммунальные платежи не указаны',
    } satisfies Record<Payer | 'unknown', string> as Record<Payer | 'unknown', string>,
    metro: 'Метро',
    yearBuilt: 'Год постройки',
    aboutFlat: 'О квартире',
    furniture: { with: 'С мебелью', without: 'Без мебели' },
    repair: {
      none: 'Без ремонта',
      cosmetic: 'Ремонт косметический',
      euro: 'Евроремонт',
      designer: 'Ремонт дизайнерский',
    } satisfies Record<RepairType, string> as Record<RepairType, string>,
    bathroom: { separate: 'Санузел раздельный', combined: 'Санузел совмещенный' } satisfies Record<BathroomType, string> as Record<
      BathroomType,
      string
    >,
    windows: { both: 'Окна во двор и на улицу', courtyard: 'Окна во двор', street: 'Окна на улицу' },
    balcony: 'Балкон',
    loggia: 'Лоджия',
    elevator: 'Лифт',
    /** The same words as in the filters. */
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
    aboutHouse: 'О доме',
    house: {
      type: 'Тип дома',
      floors: 'Этажей в доме',
      elevator: 'Лифт',
      has: 'Есть',
      hasNot: 'Нет',
      housing: 'Тип жилья',
      sale: 'Тип продажи',
    },
    /** 'Способ связи: …', with the contacts. */
    communicationLabel: 'Способ связи',
    communication: {
      callsAndMessages: 'Звонки и сообщения',
      messages: 'Только сообщения',
      calls: 'Только звонки',
    } satisfies Record<CommunicationMethod, string> as Record<CommunicationMethod, string>,
    more: 'Дополнительные сведения',
    moreText: 'Показать полностью',
    lessText: 'Свернуть',
    location: 'Расположение',
    toTop: 'В начало',
    /** 'Еще 4 удобства' (§2, D28). */
    moreAmenities: (count: number): string => `Еще ${count} ${pluralRu(count, { one: 'удобство', few: 'удобства', many: 'удобств' })}`,
    hideAmenities: 'Скрыть удобства',
    banner: {
      active: '',
      rejected: 'Объявление отклонено.',
      moderation: 'Объявление недоступно.',
      archived: 'Объявление находится в архиве.',
    } satisfies Record<ListingStatus, string> as Record<ListingStatus, string>,
    deleted: 'Объявление удалено и недоступно.',
    similar: 'Похожие объявления',
    printedFrom: 'Объявление на сайте',
    printedCode: 'QR-код: ссылка на объявление',
  },
  gallery: {
    /** Name of the photos on the page. */
    label: 'Фотографии',
    failed: 'Не удалось открыть фотографии',
    map: 'Карта',
    photos: (count: number): string => `${count}${NBSP}фото`,
    /** Title of the viewer (§2). */
    viewer: 'фотографии',
    counter: (index: number, count: number): string => `${index} из ${count}`,
    close: 'Закрыть',
    openPhoto: (index: number, count: number): string => `Открыть фото ${index} из ${count}`,
    showPhoto: (index: number): string => `Показать фото ${index}`,
    zoomIn: 'Увеличить фото',
    zoomOut: 'Уменьшить фото',
  },
  contact: {
    name: 'Контакты',
    call: 'Позвонить',
    write: 'Написать',
    note: 'Номер может быть временным: так мы защищаем телефон владельца.',
    noteShort: 'Номер может быть временным.',
    pointCamera: 'Наведите камеру телефона на код, чтобы позвонить.',
    unknownOwner: 'Неизвестный пользователь',
    card: 'Контакт владельца',
    close: 'Закрыть',
    qr: 'QR-код с номером телефона: наведите камеру, чтобы позвонить',
    copy: 'Скопировать номер',
    copied: 'Номер скопирован',
    copyFailed: 'Не удалось скопировать номер. Попробуйте вручную.',
    loading: 'Загрузка контакта',
    refresh: 'Обновить',
    signIn: 'Войти',
    /** §8: without the full stop on the map, with it here (§6). */
    signInTo: { call: 'Пожалуйста, авторизуйтесь, чтобы позвонить.', write: 'Пожалуйста, авторизуйтесь, чтобы написать.' },
    ownListing: { call: 'Вы не можете позвонить этому пользователю.', write: 'Вы не можете написать этому пользователю.' },
    onlyCalls: 'Сообщения не разрешены, только звонки.',
    onlyMessages: 'Звонки не разрешены, только сообщения.',
    noConsent: 'Владелец не дал согласие на звонок.',
    unconfirmed: 'Владелец ещё не подтвердил номер телефона.',
    writeInstead: 'Ему можно написать.',
    failed: 'Не удалось загрузить контакт владельца',
    tooMany: 'Слишком много запросов. Попробуйте позже.',
    closed: 'Связаться с владельцем нельзя',
    similar: 'Посмотреть похожие объявления',
    /** §8 */
    chatFailed: 'Ошибка при загрузке данных чата',
  },
  actions: {
    share: 'Поделиться',
    copyLink: 'Скопировать ссылку',
    telegram: 'Телеграм',
    vk: 'ВКонтакте',
    systemShare: 'Отправить…',
    copied: 'Ссылка скопирована',
    copyFailed: 'Не удалось скопировать ссылку. Попробуйте вручную.',
    link: 'Ссылка на объявление',
    complain: 'Пожаловаться на объявление',
    describe: 'Опишите ситуацию',
    /** Announced when few are left. */
    charactersLeft: (count: number): string =>
      count === 0
        ? 'Больше символов не поместится'
        : `${pluralRu(count, { one: 'Остался', few: 'Осталось', many: 'Осталось' })} ${count}${NBSP}${pluralRu(count, { one: 'символ', few: 'символа', many: 'символов' })}`,
    complaintSignIn: 'Для отправки жалобы необходимо авторизоваться.',
    complaintSent: 'Жалоба отправлена',
    complaintFailed: 'Произошла ошибка при отправке жалобы.',
    send: 'Отправить жалобу',
    close: 'Закрыть',
    signIn: 'Войти',
  },
  head: {
    /** The locale as Open Graph writes it. */
    locale: 'ru_RU',
    metro: (name: string): string => `метро${NBSP}${name}`,
    photo: (name: string): string => `Фото: ${name}`,
  },
  similar: {
    title: 'Вам могут понравиться',
    loading: 'Загрузка похожих объявлений',
    more: 'Подробнее',
    previous: 'Назад',
    next: 'Вперёд',
  },
  /** What is wrong with a field (§5), by the message keys of `domain/forms`. The server answers with the same words. */
  problems: {
    complaint: {
      required: 'Пожалуйста, опишите ситуацию.',
      length: 'Описание должно содержать от {min} до {max} символов.',
    } satisfies Record<ComplaintProblem, string> as Record<ComplaintProblem, string>,
  },
};

/** Texts of the page of a listing, in the shape of the Russian ones. */
export type ListingMessages = typeof ru;
