import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import type { Listing } from '../../../src/domain/listing/listing';
import type { ComplaintOutcome } from '../../../src/domain/listing/moderation';
import { accountOf } from '../../../src/state/account/account';
import { getRuntime } from '../../../src/state/runtime/runtime';
import { aListing, aPhoto, aUser, aWorld, createFakeApi, type Fetch, hoursAgo } from '../../../src/testing';
import type { FakeUser } from '../../../src/testing/fakeAccounts';
import { noteText } from '../../../src/testing/store/chat/fakeSpam';
import { addComplaint, resolveComplaints } from '../../../src/testing/store/fakeComplaints';
import { recordDecision } from '../../../src/testing/store/fakeDecisions';
import { notesOf } from '../../../src/testing/store/fakeNotes';
import { createFakeStore } from '../../../src/testing/store/fakeStore';
import { useStoryPlace } from '../storyContext';
import { type Meanwhile, meanwhile } from './moderationConflicts';
import { anna, colleague, irina, petr, petrsAccount } from './moderationPeople';
import { someDecisions } from './someDecisions';

const people = { irina, maria: aUser(), nobody: null };

function As({ user, children }: { readonly user: FakeUser | null; readonly children: ReactNode }) {
  const { apiUrl, siteUrl, isSignedOut } = useStoryPlace();
  useLayoutEffect(() => {
    const account = accountOf(getRuntime({ apiUrl, siteUrl }));
    if (user && !isSignedOut) account.setSource(() => user.token ?? null, user);
    return () => account.setSource(null);
  }, [apiUrl, siteUrl, isSignedOut, user]);
  return children;
}

/** A decorator: a moderator is signed in, unless the story says who (`parameters.as`). */
export const signedInAs = (Story: ComponentType, { parameters }: { readonly parameters: { readonly as?: keyof typeof people } }) => (
  <As user={people[parameters.as ?? 'irina']}>
    <Story />
  </As>
);

const photos = (...ids: readonly number[]) => ids.map((id) => aPhoto({ id }));
const waits = (id: number, hours: number, overrides: Partial<Listing> = {}) =>
  aListing({ id, status: 'moderation', publishedAt: hoursAgo(hours), photos: photos(id, id + 1, id + 2), ...overrides });

/** A listing that has been changed since it was approved, with something to remark. */
const edited = waits(2417, 5.2, {
  owner: { id: 1, name: 'Анна Соколова', type: 'owner' },
  price: 18_450_000,
  photos: photos(1, 2, 3, 4, 5),
  description:
    'Светлая квартира с окнами на две стороны: кухня смотрит в тихий двор с деревьями, гостиная — на проспект. Мебель и техника остаются, один взрослый собственник, быстрый выход на сделку. Звоните восемь девятьсот шестнадцать 555-01-27, показываю в будни после семи и в выходные.',
});
const before = {
  ...edited,
  price: 18_900_000,
  communicationMethod: 'messages' as const,
  photos: photos(1, 2, 9),
  description:
    'Светлая квартира с окнами на две стороны: кухня смотрит в тихий двор с деревьями, гостиная — на проспект. Мебель и техника остаются, один взрослый собственник, показы по выходным.',
};
const queue: readonly Listing[] = [
  edited,
  waits(2418, 4.83, { area: 61, rooms: '2' }),
  waits(2419, 4.5, { rooms: '1', area: 38.7, description: 'Уютная квартира, пишите в WhatsApp.' }),
  waits(2420, 3.9, { area: 72.5 }),
  waits(2421, 3.3, { area: 58, description: 'СРОЧНО ПРОДАЮ КВАРТИРУ У МЕТРО, пишите на dom@example.com' }),
  waits(2422, 2.8, { rooms: 'studio', area: 26.5, photos: [] }),
  waits(2423, 1.1, { rooms: '3', realtyType: 'apartments', area: 98.4 }),
];

/** What the fake server does not see: a register of houses, similar photos. */
const moreHints = [
  {
    kind: 'yearBuilt',
    rule: 'trueParameters',
    field: 'about_house.year_built',
    start: null,
    end: null,
    photos: [],
    is_breach: false,
    params: { known: 1958, stated: 1961 },
  },
  {
    kind: 'similarPhotos',
    rule: 'realPhotos',
    field: 'photos_upload',
    start: null,
    end: null,
    photos: [1, 4],
    is_breach: true,
    params: { one: 2, other: 5 },
  },
].map((hint) => ({ ...hint, message: '', advice: '' }));

export interface ModeratedWorld {
  readonly listings?: readonly Listing[];
  /** Listings with complaints, and how many. */
  readonly complaints?: Readonly<Record<number, number>>;
  /** Listings whose complaints are resolved, and how; a block resolves those of its owner. */
  readonly resolved?: Readonly<Record<number, Exclude<ComplaintOutcome, 'blocked'>>>;
  /** What a colleague has done with the account of Pyotr, who owns 2503 and 2504. */
  readonly blocks?: readonly ('POST' | 'DELETE')[];
  /** Listings with complaints that came after that, and how many. */
  readonly later?: Readonly<Record<number, number>>;
  /** Whether those who complained have deleted their accounts. */
  readonly areComplainersGone?: boolean;
  /** Whether somebody has complained about Pyotr in a chat. */
  readonly hasPeople?: boolean;
  /** What the colleague reads. */
  readonly held?: number;
  /** Texts that somebody has sent to many, and to how many. */
  readonly spam?: readonly (readonly [people: number, text: string])[];
  /** How many decisions there are on record. */
  readonly decisions?: number;
  /** What happens while the first listing is read. */
  readonly while?: Meanwhile;
}

const texts = [
  'Позвонила по номеру: квартира давно продана, предлагают другую дороже. Объявление висит как приманка.',
  'Просят внести предоплату на карту до просмотра, документы показать отказываются.',
  'На фотографиях другая квартира: такие же снимки стоят в объявлении на соседней улице.',
];

const massMessages = [
  [
    24,
    'Здравствуйте! Наше агентство подберёт вам квартиру дешевле этой.\nПишите в другой мессенджер: \u202Eekortsok-ytrik.www\u202C или звоните по номеру из профиля прямо сейчас.',
  ],
  [9, 'Добрый день! Меня заинтересовало объявление, можно посмотреть квартиру в эту субботу после полудня?'],
] as const;

/** A server with a queue and complaints. */
export function moderated({
  listings = queue,
  complaints = { 2417: 1, 2501: 3, 2502: 1 },
  resolved = {},
  blocks = [],
  later = {},
  areComplainersGone = false,
  hasPeople = false,
  held = 2420,
  spam = massMessages,
  decisions = 0,
  while: event,
}: ModeratedWorld = {}): Fetch {
  const owner = { ...petr, type: 'agent' } as const;
  const published = [
    aListing({ id: 2501, photos: photos(31, 32) }),
    aListing({ id: 2502, area: 58, floor: 9, photos: photos(33) }),
    aListing({ id: 2503, area: 43.5, floor: 3, photos: photos(34), owner }),
    aListing({ id: 2504, rooms: '1', area: 36.2, photos: photos(35), owner, status: 'archived' }),
  ];
  const world = aWorld([...listings, ...published]);
  const complainers = [3, 4, 5].map((id) =>
    aUser({ id: 200 + id, phone: `903222220${id}`, email: `c${id}@kvartal.test`, token: `c${id}` }),
  );
  const store = createFakeStore({ ...world, users: [...world.users, colleague, petrsAccount, ...complainers] });
  const complain = (amounts: Readonly<Record<number, number>>) => {
    for (const [listingId, count] of Object.entries(amounts)) {
      for (const [index, description] of texts.slice(0, count).entries()) {
        const [author = ''] = [['Ирина М.', 'Павел Д.', 'Тимур А.'][index]];
        const words = areComplainersGone ? { author: '', description: '' } : { author, description };
        addComplaint(store, { listingId: Number(listingId), userId: 203 + index, ...words });
      }
    }
  };
  complain(complaints);
  for (const [id, outcome] of Object.entries(resolved)) {
    resolveComplaints(store, [Number(id)], outcome);
    if (outcome !== 'dismissed') store.editListing(Number(id), { status: 'rejected' });
  }
  for (const [index, [count, text]] of spam.entries()) {
    const sender = [petr, anna][index % 2] ?? anna;
    for (let person = 0; person < count; person += 1) noteText(store, sender, 1000 + person, text);
  }
  if (listings.includes(edited))
    recordDecision(store, colleague, { kind: 'approved', listingId: edited.id, user: anna, at: hoursAgo(400) });
  for (const decision of someDecisions(decisions).reverse()) recordDecision(store, decision.by, decision);
  if (listings.includes(edited)) notesOf(store).approved.set(edited.id, { listing: before, flags: [] });
  const fake = createFakeApi(store);
  const asColleague = (method: 'POST' | 'DELETE', path: string, body: object = {}) =>
    fake(`https://fake.test/moderation${path}`, {
      method,
      headers: { Authorization: `Token ${colleague.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const hold = (id: number) => asColleague('POST', `/realty/${id}/hold/`);
  const prepare = async () => {
    await hold(held);
    for (const method of blocks) await asColleague(method, `/users/${petr.id}/block/`, { reason: 'Просит предоплату до просмотра' });
    complain(later);
    if (hasPeople) await complainAboutPerson();
  };
  if (hasPeople) {
    const write = (from: number, to: number, text: string, hours: number) => store.chatBook.send(from, to, 2503, text, hoursAgo(hours));
    write(203, petr.id, 'Здравствуйте! Можно посмотреть квартиру в субботу?', 5);
    write(petr.id, 203, 'Желающих много. Чтобы я никому не показывал, внесите задаток 10 000 ₽ на карту.', 4.8);
    write(203, petr.id, 'Сначала посмотрю квартиру и документы.', 4.7);
    write(petr.id, 203, 'Тогда отдам другим. Номер карты: 2202 2001 1234 5678', 4.6);
  }
  const complainAboutPerson = () =>
    fake('https://fake.test/chats/complaints/', {
      method: 'POST',
      headers: { Authorization: 'Token c3', 'Content-Type': 'application/json' },
      body: JSON.stringify({ chat_id: 1, reason_code: 'fraud', description: texts[1], share_messages: true }),
    });
  const isReady = prepare();
  const api = event ? meanwhile(event, store, fake, hold) : fake;
  return async (input, init) => {
    await isReady;
    const response = await api(input, init);
    const body: unknown = response.ok && response.status !== 204 ? await response.clone().json() : null;
    if (typeof body !== 'object' || body === null || !('hints' in body) || !('realty' in body)) return response;
    const { hints, realty } = body as { hints: object[]; realty: { id: number } };
    return realty.id === edited.id ? Response.json({ ...body, hints: [...hints, ...moreHints] }) : response;
  };
}

/** A first listing without photos and without a description. */
export const moderatedBare: readonly Listing[] = [waits(2601, 0.5, { photos: [], description: '' })];

/** A first listing without anything to remark. */
export const moderatedClean: readonly Listing[] = [waits(2600, 0.5, { tradeType: 'rent', price: 85_000, commission: 42_500 })];
