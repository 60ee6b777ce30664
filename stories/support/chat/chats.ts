import { blockAccount, unblockAccount } from '../../../src/api/moderation';
import type { Listing } from '../../../src/domain/listing/listing';
import {
  aListing,
  aPhoto,
  aUser,
  aWorld,
  createFakeApi,
  createFakeStore,
  type FakeStore,
  type FakeUser,
  type Fetch,
  hoursAgo,
  someUsers,
} from '../../../src/testing';

const maria = 101;
const irina = 201;
const people = [
  aUser({
    id: irina,
    firstName: 'Ирина',
    lastName: 'Мельникова',
    phone: '9162041801',
    email: 'im@kvartal.test',
    token: 'token-of-irina-m',
  }),
  aUser({ id: 202, firstName: 'Павел', lastName: 'Дорохов', phone: '9162041802', email: 'pd@kvartal.test', token: 'token-of-pavel' }),
  aUser({
    id: 203,
    firstName: 'Агентство «Девятый этаж»,',
    lastName: 'Александра Константинопольская-Преображенская',
    phone: '9162041803',
    email: 'ak@kvartal.test',
    token: 'token-of-agency',
  }),
  aUser({ id: 204, firstName: 'Тимур', lastName: 'Алиев', phone: '9162041804', email: 'ta@kvartal.test', token: 'token-of-timur' }),
];
const owner = { id: maria, name: 'Мария', type: 'owner' } as const;
const hers = { id: irina, name: 'Ирина Мельникова', type: 'owner' } as const;
const flat = (id: number, overrides: Partial<Listing>) => aListing({ id, owner, photos: [aPhoto({ id })], ...overrides });

/** Listings that chats are about: Maria's, and number 16 of Irina. */
const listings = [
  flat(11, { rooms: '2', area: 54.3, price: 18_450_000 }),
  flat(12, { rooms: '2', area: 61, price: 21_000_000 }),
  flat(13, { rooms: '2', area: 72.5, price: 27_900_000 }),
  flat(14, { rooms: 'studio', area: 26.5, tradeType: 'rent', price: 54_000 }),
  flat(15, { rooms: '1', area: 40, price: 14_200_000, status: 'archived' }),
  flat(16, { rooms: '3', area: 84, price: 36_500_000, owner: hers }),
];

const minutes = (count: number) => hoursAgo(count / 60);

export interface ChatWorld {
  readonly store: FakeStore;
  readonly api: Fetch;
}

/** Maria's chats: one with new messages, one she answered, one with a long name, one of a closed account, one of an archived flat. */
export function chatting(change: (store: FakeStore) => void = () => {}, others: readonly FakeUser[] = []): ChatWorld {
  const store = createFakeStore({ ...aWorld(listings), users: [...someUsers(), ...people, ...others] });
  const { chatBook: book } = store;
  for (const { id } of others.toReversed()) book.send(id, maria, 12, 'Добрый вечер!', hoursAgo(id));
  book.send(299, maria, 13, 'Здравствуйте! Ещё не сдали?', hoursAgo(62));
  book.send(maria, 299, 13, 'Спасибо, до связи', hoursAgo(61));
  book.send(204, maria, 14, 'Можно с котом? Он спокойный, документы есть.', hoursAgo(50));
  book.send(204, maria, 15, 'А балкон застеклён?', hoursAgo(25));
  book.send(203, maria, 13, 'Подскажите, есть ли обременения?', hoursAgo(26));
  book.send(202, maria, 12, 'Торг возможен?', hoursAgo(4));
  book.send(maria, 202, 12, 'Да, торг возможен при осмотре', hoursAgo(3));
  book.send(irina, maria, 11, 'Добрый день! Квартира ещё продаётся?', hoursAgo(44));
  book.send(maria, irina, 11, 'Здравствуйте, да. Свободна, ключи у меня.', hoursAgo(43.9));
  book.send(irina, maria, 11, 'Отлично. А перепланировка узаконена?', hoursAgo(43.8));
  book.send(maria, irina, 11, 'Перепланировки не было, всё по плану БТИ.', hoursAgo(43.7));
  book.send(maria, irina, 11, 'Документы могу показать при встрече.', hoursAgo(43.7));
  for (const chat of book.chatsOf(maria)) book.read(maria, chat, chat.messages.at(-1)?.id ?? 0);
  for (const chat of book.chatsOf(irina)) book.read(irina, chat, chat.messages.at(-2)?.id ?? 0);
  book.send(203, maria, 13, 'Подскажите, есть ли обременения? И сколько собственников?', hoursAgo(2));
  book.send(irina, maria, 11, 'Здравствуйте! Можно посмотреть в субботу?', minutes(2));
  book.send(irina, maria, 11, 'Удобно до обеда, но подстроимся.', minutes(1));
  change(store);
  return { store, api: createFakeApi(store) };
}

/** The id of the chat that this person has with Maria about a listing. */
export const chatIdOf = ({ chatBook }: FakeStore, listingId: number, userId = maria) =>
  chatBook.find(userId, (chat) => chat.listingId === listingId)?.id ?? 0;

/** The same, with a thread of so many messages with Irina. */
export const chattingAtLength = (count: number) =>
  chatting(({ chatBook: book }) => {
    for (let index = 0; index < count; index += 1) {
      const isMine = index % 3 === 0;
      book.send(isMine ? maria : irina, isMine ? irina : maria, 16, `Сообщение ${index + 1}`, minutes(count - index));
    }
    for (const chat of book.chatsOf(maria)) book.read(maria, chat, chat.messages.at(-1)?.id ?? 0);
  });

/** Maria's chats, and so many earlier ones: 'Сосед 1' has written last of them. */
export const chattingWithMany = (count: number): ChatWorld =>
  chatting(
    () => {},
    Array.from({ length: count }, (_, index) => {
      const id = 1000 + index;
      const [phone, email, token] = [`916300${id}`, `n${id}@kvartal.test`, `token-of-${id}`];
      return aUser({ id, firstName: 'Сосед', lastName: `${index + 1}`, phone, email, token });
    }),
  );

/** Chats of Maria with Irina alone, about flats that look alike: one is archived, one deleted. */
export function chattingWithOneAgent(): ChatWorld {
  const alike = [
    flat(21, { rooms: '2', area: 54.5, price: 18_450_000, owner: hers }),
    flat(22, { rooms: '2', area: 54.5, price: 19_100_000, owner: hers }),
    flat(23, { rooms: '2', area: 54.5, price: 17_990_000, owner: hers, status: 'archived' }),
    flat(24, { rooms: '2', area: 54.5, price: 18_900_000, owner: hers, isDeleted: true }),
    flat(25, { rooms: 'studio', area: 26.5, price: 54_000, tradeType: 'rent', owner: hers }),
  ];
  const store = createFakeStore({ ...aWorld(alike), users: [...someUsers(), ...people] });
  for (const [index, { id }] of alike.entries()) {
    store.chatBook.send(maria, irina, id, 'Здравствуйте! Ещё актуально?', hoursAgo(index + 2));
    store.chatBook.send(irina, maria, id, 'Добрый день! Да, можно посмотреть на этой неделе.', hoursAgo(index + 1));
  }
  return { store, api: createFakeApi(store) };
}

/** A moderator blocks Irina's account, or lets her in again. */
export async function moderateIrina(api: Fetch, change: 'blocked' | 'unblocked'): Promise<void> {
  const moderator = someUsers().find(({ role }) => role === 'moderator');
  const transport = { baseUrl: 'https://fake.test/api', fetch: api, token: () => moderator?.token ?? null };
  await (change === 'blocked' ? blockAccount(transport, irina, 'Требует предоплату') : unblockAccount(transport, irina));
}

export const chatPeople = { maria, irina } as const;
