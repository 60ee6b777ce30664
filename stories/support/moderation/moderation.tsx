import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import type { Listing } from '../../../src/domain/listing/listing';
import type { ComplaintOutcome } from '../../../src/domain/listing/moderation';
import { accountOf } from '../../../src/state/account/account';
import { getRuntime } from '../../../src/state/runtime/runtime';
import { aListing, aPhoto, aUser, aWorld, createFakeApi, type Fetch, hoursAgo } from '../../../src/testing';
import { type FakeUser, someUsers } from '../../../src/testing/fakeAccounts';
import { addComplaint, resolveComplaints } from '../../../src/testing/store/fakeComplaints';
import { recordDecision } from '../../../src/testing/store/fakeDecisions';
import { notesOf } from '../../../src/testing/store/fakeNotes';
import { noteText } from '../../../src/testing/store/fakeSpam';
import { createFakeStore } from '../../../src/testing/store/fakeStore';
import { useStoryPlace } from '../storyContext';
import { type Meanwhile, meanwhile } from './moderationConflicts';

const irina = someUsers().find(({ role }) => role === 'moderator') ?? aUser();
const colleague = aUser({
  id: 103,
  firstName: 'Оксана',
  lastName: 'Белова',
  phone: '9031112299',
  email: 'oksana@kvartal.test',
  token: 'token-of-oksana',
  role: 'moderator',
});
const people = { irina, maria: aUser(), nobody: null };

function As({ user, children }: { readonly user: FakeUser | null; readonly children: ReactNode }) {
  const { apiUrl, siteUrl } = useStoryPlace();
  useLayoutEffect(() => {
    const account = accountOf(getRuntime({ apiUrl, siteUrl }));
    if (user) account.setSource(() => user.token ?? null, user);
    return () => account.setSource(null);
  }, [apiUrl, siteUrl, user]);
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
  /** Listings whose complaints are resolved, and how. */
  readonly resolved?: Readonly<Record<number, ComplaintOutcome>>;
  /** Whether those who complained have deleted their accounts. */
  readonly areComplainersGone?: boolean;
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

const anna = { id: 1, name: 'Анна Соколова' };
/** The newest first. */
function someDecisions(count: number) {
  const known = [
    { by: irina, kind: 'approved', listingId: 2501, at: hoursAgo(0.4), isHeld: true },
    {
      by: irina,
      kind: 'rejected',
      listingId: 2502,
      at: hoursAgo(0.5),
      isHeld: true,
      reason: 'contacts_in_text',
      field: 'description',
      comment: 'Уберите номер телефона из текста: покупатели позвонят по кнопке «Позвонить».',
    },
    { by: colleague, kind: 'returned', listingId: 2418, at: hoursAgo(1.2) },
    { by: colleague, kind: 'approved', listingId: 2418, at: hoursAgo(1.3), isHeld: true },
    { by: colleague, kind: 'dismissed', listingId: 2501, at: hoursAgo(3) },
    { by: colleague, kind: 'unblocked', listingId: null, at: hoursAgo(20), user: { id: 8, name: 'Пётр Лаптев' } },
    {
      by: irina,
      kind: 'blocked',
      listingId: null,
      at: hoursAgo(22),
      user: { id: 8, name: 'Пётр Лаптев' },
      comment: 'Просит предоплату до просмотра',
    },
    { by: colleague, kind: 'rejected', listingId: 1999, at: hoursAgo(50), reason: 'duplicate' },
  ] as const;
  return Array.from({ length: count }, (_, index) => {
    const decision = known[index] ?? { by: colleague, kind: 'approved' as const, listingId: 2502, at: hoursAgo(50 + index) };
    return { user: anna, ...decision };
  });
}

/** A server with a queue and complaints. */
export function moderated({
  listings = queue,
  complaints = { 2417: 1, 2501: 3, 2502: 1 },
  resolved = {},
  areComplainersGone = false,
  held = 2420,
  spam = massMessages,
  decisions = 0,
  while: event,
}: ModeratedWorld = {}): Fetch {
  const published = [aListing({ id: 2501, photos: photos(31, 32) }), aListing({ id: 2502, area: 58, floor: 9, photos: photos(33) })];
  const world = aWorld([...listings, ...published]);
  const complainers = [3, 4, 5].map((id) =>
    aUser({ id: 200 + id, phone: `903222220${id}`, email: `c${id}@kvartal.test`, token: `c${id}` }),
  );
  const store = createFakeStore({ ...world, users: [...world.users, colleague, ...complainers] });
  for (const [listingId, count] of Object.entries(complaints)) {
    for (const [index, description] of texts.slice(0, count).entries()) {
      const [author = ''] = [['Ирина М.', 'Павел Д.', 'Тимур А.'][index]];
      const words = areComplainersGone ? { author: '', description: '' } : { author, description };
      addComplaint(store, { listingId: Number(listingId), userId: 203 + index, ...words });
    }
  }
  for (const [id, outcome] of Object.entries(resolved)) {
    resolveComplaints(store, Number(id), outcome);
    if (outcome !== 'dismissed') store.editListing(Number(id), { status: 'rejected' });
  }
  for (const [index, [count, text]] of spam.entries()) {
    const sender = [{ id: 8, name: 'Пётр Лаптев' }, anna][index % 2] ?? anna;
    for (let person = 0; person < count; person += 1) noteText(store, sender, 1000 + person, text);
  }
  if (listings.includes(edited))
    recordDecision(store, colleague, { kind: 'approved', listingId: edited.id, user: anna, at: hoursAgo(400) });
  for (const decision of someDecisions(decisions).reverse()) recordDecision(store, decision.by, decision);
  if (listings.includes(edited)) notesOf(store).approved.set(edited.id, { listing: before, flags: [] });
  const fake = createFakeApi(store);
  const hold = (id: number) =>
    fake(`https://fake.test/moderation/realty/${id}/hold/`, {
      method: 'POST',
      headers: { Authorization: `Token ${colleague.token}`, 'Content-Type': 'application/json' },
      body: '{}',
    });
  void hold(held);
  const api = event ? meanwhile(event, store, fake, hold) : fake;
  return async (input, init) => {
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
