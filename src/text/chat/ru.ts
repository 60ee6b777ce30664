import type { ChatListingMark } from '../../domain/chat/chatListing';
import type { MessageProblem } from '../../domain/chat/message.schema';
import type { ChatRefusal } from '../../domain/chat/whyCannotWrite';
import { floorRu } from '../format/floorWords';
import { pluralRu } from '../format/plural';

const refusals: Readonly<Record<ChatRefusal, string>> = {
  no_listing: 'Ошибка: ID объявления не найден.',
  you_blocked:
    'Вы не можете отправить сообщение, так как вы заблокировали этого пользователя. Удалите его из черного списка, чтобы возобновить переписку.',
  you_are_blocked: 'Вы не можете отправить сообщение, так как пользователь заблокировал вас.',
  recipient_blocked: 'Вы не можете отправить сообщение. Аккаунт собеседника заблокирован.',
  listing_deleted: 'Вы не можете отправить сообщение. Объявление было удалено.',
  listing_rejected: 'Вы не можете отправить сообщение. Объявление было отклонено модератором.',
  listing_in_moderation: 'Вы не можете отправить сообщение по этому объявлению. В настоящее время объявление не опубликовано на сайте.',
  listing_archived: 'Вы не можете отправить сообщение. Объявление перенесено в архив.',
  no_recipient: 'Ошибка: не удалось определить получателя сообщения.',
  self: 'Вы не можете отправить сообщение самому себе.',
  calls_only: 'Сообщения не разрешены, только звонки.',
};

const problems: Readonly<Record<MessageProblem, string>> = {
  required: 'Пожалуйста, введите сообщение.',
  length: 'Максимум {max} символов',
};

/** Texts of chats (§2, §4, §5, §8). Those quoted in the requirements must not change. */
export const ru = {
  heading: 'Сообщения',
  loading: 'Загрузка сообщений...',
  signInTitle: 'Войдите, чтобы увидеть сообщения',
  signIn: 'Войти',
  close: 'Закрыть',
  back: 'К списку чатов',

  list: 'Список чатов',
  noChats: 'Здесь пока нет сообщений',
  search: 'Имя, объявление, сообщение',
  clearSearch: 'Очистить поиск',
  found: (count: number): string =>
    `${pluralRu(count, { one: 'Нашёлся', few: 'Нашлось', many: 'Нашлось' })} ${count} ${pluralRu(count, { one: 'чат', few: 'чата', many: 'чатов' })}`,
  nothingFound: 'Ничего не нашлось',
  searchHint: 'Ищем по имени, объявлению и началу слов в сообщениях.',
  /** Marks in the list: the words of badges of own listings (D17). */
  mark: { archived: 'В архиве', moderation: 'На модерации', rejected: 'Отклонено', deleted: 'Удалено' } satisfies Record<
    ChatListingMark,
    string
  > as Record<ChatListingMark, string>,
  you: (text: string): string => `Вы: ${text}`,
  unread: (count: number): string =>
    `${count} ${pluralRu(count, { one: 'непрочитанное сообщение', few: 'непрочитанных сообщения', many: 'непрочитанных сообщений' })}`,
  /** Cards of chats lack something (§2). */
  unknown: {
    listing: 'Нет данных об объявлении',
    price: 'Цена не указана',
    user: 'Неизвестный пользователь',
    date: 'Неизвестная дата',
  },
  selection: {
    choose: 'Выбрать чаты',
    one: (name: string): string => `Выбрать: ${name}`,
    all: 'Выбрать все',
    count: (count: number): string => `Выбрано: ${count}`,
    cancel: 'Отменить',
    delete: 'Удалить',
  },

  blacklist: {
    heading: 'Черный список',
    back: 'К сообщениям',
    text: 'Эти люди не могут вам писать и звонить. Они увидят, что написать вам нельзя.',
    empty: 'В черном списке никого нет',
    unblock: 'Разблокировать',
    unblockOne: (name: string): string => `Разблокировать: ${name}`,
  },

  /** Follows the area: '7/12 этаж'. */
  floor: floorRu,
  thread: 'Переписка',
  /** Stands beside the list, before a chat is chosen. */
  choose: 'Выберите чат, чтобы увидеть переписку',
  presence: { online: 'В сети', offline: 'Вне сети', waiting: 'Ждём сеть…' },
  noNetwork: 'Нет сети. Сообщения уйдут, когда она появится.',
  listing: 'Открыть объявление',
  actions: 'Действия с чатом',
  soundOn: 'Включить звук',
  soundOff: 'Выключить звук',
  block: 'Заблокировать',
  deleteChat: 'Удалить чат',
  report: 'Пожаловаться на собеседника',

  /** A chat without messages (§4). */
  empty: 'Чат пуст',
  emptyHint: 'Напишите первым.',
  today: 'Сегодня',
  yesterday: 'Вчера',
  newMessages: 'Новые сообщения',
  older: 'Загружаем предыдущие сообщения',
  olderFailed: 'Не удалось загрузить.',
  /** The last line of a thread about a listing that is not active: 'Объявление в архиве'. */
  listingIs: (mark: string): string => `Объявление ${mark.toLowerCase()}`,
  cheaper: (before: string, now: string): string => `Цена снижена: ${before} → ${now}`,
  toEnd: 'К последним сообщениям',
  toNew: (count: number): string => `${count} ${pluralRu(count, { one: 'новое', few: 'новых', many: 'новых' })}`,
  /** Comes before one's own messages, for those who hear the thread. */
  author: 'Вы',
  incoming: (name: string, text: string): string => `${name}: ${text}`,
  state: {
    sending: 'Отправляется',
    waiting: 'Ждёт отправки',
    sent: 'Отправлено',
    read: 'Прочитано',
    failed: 'Не отправлено',
  },
  retry: 'Повторить',
  remove: 'Удалить',

  compose: 'Сообщение',
  send: 'Отправить',
  tooLong: (count: number): string => `Сократите на ${count} ${pluralRu(count, { one: 'знак', few: 'знака', many: 'знаков' })}`,
  length: (count: string, most: string): string => `${count} / ${most}`,

  /** Questions and notices (§4). */
  dialog: {
    block: {
      title: (count: number): string => (count === 1 ? 'Заблокировать пользователя?' : 'Заблокировать пользователей?'),
      text: (count: number, name: string): string =>
        count === 1
          ? `${name} не сможет вам писать и звонить. Чат уйдёт в Черный список.`
          : 'Они не смогут вам писать и звонить. Чаты уйдут в Черный список.',
    },
    blocked: {
      title: (count: number): string => (count === 1 ? 'Чат с пользователем заблокирован.' : 'Чаты с пользователями заблокированы.'),
      text: 'Для разблокировки  перейдите в Черный список.',
      action: 'В черный список',
    },
    unblocked: {
      title: (count: number): string => (count === 1 ? 'Чат с пользователем разблокирован.' : 'Чаты с пользователями разблокированы.'),
      action: 'В сообщения',
    },
    delete: {
      title: (count: number): string =>
        count === 1 ? 'Удалить чат?' : `Удалить ${count} ${pluralRu(count, { one: 'чат', few: 'чата', many: 'чатов' })}?`,
      text: (count: number): string =>
        count === 1 ? 'Он исчезнет только у вас. Новое сообщение вернёт чат.' : 'Они исчезнут только у вас. Новое сообщение вернёт чат.',
    },
    failed: 'Не получилось. Попробуйте ещё раз.',
  },
  notices: {
    question: 'Уведомлять о новых сообщениях?',
    text: 'Даже когда вкладка «Квартала» не на виду.',
    allow: 'Уведомлять',
    refuse: 'Не нужно',
    on: 'Включить уведомления',
    off: 'Выключить уведомления',
  },

  panel: {
    name: 'Чат',
    with: (name: string): string => `Чат: ${name}`,
    all: 'Открыть все сообщения',
    collapse: 'Свернуть чат',
    expand: 'Развернуть чат',
    close: 'Закрыть чат',
  },

  /** The thread could not be loaded (§8). */
  loadFailed: 'Ошибка при загрузке данных чата',
  problems: { message: problems },
  refusals,
  /** A listing in moderation, in the small panel (D23). */
  notPublished: 'Вы не можете отправить сообщение. Объявление не опубликовано на сайте.',
  sendFailed: 'Произошла ошибка при отправке сообщения.',
  whichChat: 'Необходимо указать chat_id или realty_id',
  oneKind: 'Нужно передать только один параметр: chat_ids, user_ids или realty_ids',
};

export type ChatMessages = typeof ru;
