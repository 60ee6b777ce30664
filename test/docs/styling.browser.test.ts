import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import manual from '../../docs/elements.md?raw';
import { partExample, propertyExample } from '../../scripts/build/styleExamples';
import { encodeModeration } from '../../src/api/wire/moderation/moderation';
import type { ElementOf } from '../../src/base/defineElement';
import { nextTask } from '../../src/base/nextTask';
import { spamRule } from '../../src/domain/chat/spam';
import { documentedElements } from '../../src/elements/definitions.docs';
import type { auth } from '../../src/features/auth';
import type { chatPanel } from '../../src/features/chat-panel';
import type { header } from '../../src/features/header';
import { MapError } from '../../src/map/engine/MapEngine';
import { accountOf } from '../../src/state/account/account';
import { getRuntime } from '../../src/state/runtime/runtime';
import { altered, empty, type Fetch, held, hoursAgo, rejects, when } from '../../src/testing';
import { aUser } from '../../src/testing/fakeAccounts';
import { createFakeApi } from '../../src/testing/fakeApi';
import { aListing } from '../../src/testing/fixtures';
import { addComplaint } from '../../src/testing/store/fakeComplaints';
import { recordDecision } from '../../src/testing/store/fakeDecisions';
import { noteText } from '../../src/testing/store/fakeSpam';
import { createFakeStore } from '../../src/testing/store/fakeStore';
import { aWorld } from '../../src/testing/world';
import { aPicture, tokenOfMaria } from '../support/features/publish';
import { flats } from '../support/listing/listings';
import { fakeEngine } from '../support/map/fakeMap';
import { element, type FeatureName, type FeatureProps, type Mounted } from '../support/mount';

// A map has no parts itself: they are around it.
vi.mock('../../src/map/engine/engines', () => {
  const engine = fakeEngine({ layers: ['scheme', 'satellite'] });
  const load: typeof engine.load = (settings, signal) =>
    settings.basemapUrl === '/broken' ? Promise.reject(new MapError('tiles')) : engine.load(settings, signal);
  return { loadEngine: async () => ({ ...engine, load }) };
});

// A page whose text does not arrive.
vi.mock('../../src/text/legal/fetchLegalText', async (original) => {
  const { fetchLegalText, ...rest } = await original<typeof import('../../src/text/legal/fetchLegalText')>();
  const fetchText: typeof fetchLegalText = (page, lang) =>
    page === 'chat' ? Promise.reject(new Error('offline')) : fetchLegalText(page, lang);
  return { ...rest, fetchLegalText: fetchText };
});

/** A state of an element in which some of its parts are there. */
interface State {
  readonly props?: object;
  readonly network?: () => Fetch;
  /** What a visitor does to get there. */
  readonly act?: (view: Mounted['view']) => Promise<unknown>;
  /** Parts that show that the state is complete; several where chunks load independently. */
  readonly has: string | readonly string[];
}

const openFilters: State['act'] = (view) => userEvent.click(view.getByRole('button', { name: /^Фильтры/ }));
const form: readonly State[] = [
  { has: 'submit' },
  { props: { filters: 'address_metro=Сокол' }, has: 'field-chip' },
  { act: (view) => userEvent.click(view.getByRole('button', { name: /^Цена/ })), has: 'field-panel' },
  { act: (view) => userEvent.type(view.getByRole('combobox', { name: 'Метро' }), 'сокол'), has: 'field-list' },
  { act: openFilters, has: 'filters-dialog' },
  { props: { layout: 'column' }, has: 'submit' },
  { props: { layout: 'compact' }, has: 'submit' },
];
const onePlace = () => createFakeApi(aWorld(flats(1)));
const openPlace: State['act'] = (view) => userEvent.click(view.getByRole('button', { name: /^1 объявление/ }).first());
const results: readonly State[] = [
  { has: 'pagination' },
  { props: { filters: 'not_first_floor=true' }, has: 'chip' },
  { props: { layout: 'compact' }, has: 'card' },
  { props: { view: 'map' }, has: 'controls' },
  { props: { view: 'map' }, network: onePlace, act: openPlace, has: 'panel' },
  { network: empty, has: 'state' },
  { network: () => rejects(500), has: 'state' },
];
const card: readonly State[] = [
  { props: { listingId: 1004 }, has: 'card-photo' },
  { props: { listingId: 1004, layout: 'row' }, has: 'card-photo' },
  { props: { listingId: 1004 }, network: () => rejects(500), has: 'state' },
];
const map: readonly State[] = [
  { has: 'controls' },
  { network: onePlace, act: openPlace, has: 'card' },
  { props: { basemapUrl: '/broken' }, has: 'state' },
];
/** What is below comes when it is near. */
const goDown = () =>
  expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return document.querySelector('kvartal-listing')?.shadowRoot?.querySelector('[part~=similar] [part~=card-photo]') !== null;
    })
    .toBe(true);
const listing: readonly State[] = [
  { props: { listingId: 1004 }, act: goDown, has: ['card-photo', 'control', 'marker'] },
  { props: { listingId: 1004 }, network: () => rejects(500), has: 'state' },
];
const openChat = async (listingId?: number) => {
  const panel = document.querySelector<ElementOf<typeof chatPanel>>('kvartal-chat-panel');
  void panel?.open(listingId === undefined ? undefined : { listingId });
};
const chatting = () => {
  const store = createFakeStore(aWorld([aListing({ id: 7 })]));
  store.chatBook.send(101, 1, 7, 'Здравствуйте');
  return createFakeApi(store);
};
const askToDeleteThread: State['act'] = async (view) => {
  await userEvent.click(view.getByRole('button', { name: 'Действия с чатом' }));
  await userEvent.click(view.getByRole('menuitem', { name: 'Удалить чат' }));
};
const askToDeleteChat: State['act'] = async (view) => {
  await openChat(7);
  await askToDeleteThread(view);
};
const openLogin = async () => void (document.querySelector('kvartal-auth') as ElementOf<typeof auth> | null)?.signIn();
/** Somebody is signed in, with a form open: the header asks before another one is begun. */
const askAboutDraft: State['act'] = async (view) => {
  const element = document.querySelector('kvartal-header') as ElementOf<typeof header> | null;
  accountOf(getRuntime({ apiUrl: element?.apiUrl ?? '', siteUrl: element?.siteUrl })).setSource(() => 'token');
  await userEvent.click(view.getByRole('link', { name: 'Разместить объявление' }));
};
const ownListing = () => createFakeApi(aWorld([aListing({ id: 7, owner: { id: 101, name: 'Мария', type: 'owner' } })]));
const mine = (id: number) => aListing({ id, owner: { id: 101, name: 'Мария', type: 'owner' } });
const manyOwn = () => createFakeApi(aWorld(Array.from({ length: 11 }, (_, index) => mine(index + 1))));
const notifiedOften = () => {
  const store = createFakeStore(aWorld([mine(7)]));
  for (let index = 0; index < 11; index += 1) store.notify(101, 7, 'approved');
  return createFakeApi(store);
};
const askToDelete = async (view: Mounted['view']) => {
  await userEvent.click(view.getByRole('button', { name: /^Действия/ }));
  await userEvent.click(view.getByRole('menuitem', { name: 'Удалить' }));
};
const askToLeave = (view: Mounted['view']) => userEvent.click(view.getByRole('button', { name: 'Удалить аккаунт' }));
const chooseTypes = async (view: Mounted['view']) => {
  for (const name of ['Продажа', 'Квартира']) await userEvent.click(view.getByRole('radio', { name }), { force: true });
};
/** The form is left and opened again. */
const leaveDraft: State['act'] = async (view) => {
  await chooseTypes(view);
  await expect.element(view.getByText(/^Черновик сохранён в/)).toBeVisible();
  const form = document.querySelector('kvartal-publish');
  const place = form?.parentElement;
  form?.remove();
  await nextTask();
  if (form) place?.append(form);
};
const rejected = () => {
  const last = { reason: 'other', field: 'price', comment: 'Укажите цену целиком.' } as const;
  const sent = { reason: null, field: null, comment: '', changed: null, changedPhotos: 0 } as const;
  const history = [
    { ...sent, status: 'moderation', at: hoursAgo(2) } as const,
    { ...sent, ...last, status: 'rejected', at: hoursAgo(1) } as const,
  ];
  const told = (body: unknown) => ({ ...(body as object), moderation: encodeModeration({ version: 2, ...last, history }) });
  const api = createFakeApi(aWorld([{ ...mine(7), status: 'rejected' }]));
  return when(/realty\/7\/$/, altered(told, api), api);
};
const withPhone = () => createFakeApi(aWorld([{ ...mine(7), description: 'Тихий двор. Звоните +7 916 555-01-27, покажу вечером.' }]));
const withoutNetwork = () => {
  vi.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false);
  return ownListing();
};
const sendPhotos: State['act'] = async (view) => {
  const field = document.querySelector('kvartal-publish')?.shadowRoot?.querySelector<HTMLInputElement>('input[type=file][multiple]');
  const files = new DataTransfer();
  files.items.add(await aPicture());
  if (field) field.files = files.files;
  field?.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(view.getByRole('img', { name: 'Фото 2' })).toBeVisible();
  await userEvent.click(view.getByRole('button', { name: 'Опубликовать' }));
  const question = view.getByRole('dialog', { name: 'Отправить изменения на модерацию?' });
  await userEvent.click(question.getByRole('button', { name: 'Опубликовать' }));
};
const publish: readonly State[] = [
  { has: 'title' },
  {
    act: async (view) => {
      await chooseTypes(view);
      await userEvent.click(view.getByRole('button', { name: 'Опубликовать' }));
    },
    has: 'problems',
  },
  {
    act: async (view) => {
      await chooseTypes(view);
      await userEvent.type(view.getByRole('combobox', { name: 'Город, улица, дом' }), 'Тверская');
    },
    has: 'field-list',
  },
  { props: { listingId: 7, token: tokenOfMaria }, network: ownListing, has: ['preview', 'marker', 'control'] },
  { props: { listingId: 8, token: tokenOfMaria }, network: ownListing, has: 'state' },
  { props: { listingId: 7, token: tokenOfMaria }, network: rejected, has: ['rejection', 'history'] },
  { props: { listingId: 7, token: tokenOfMaria }, network: withPhone, has: 'advice' },
  { props: { token: tokenOfMaria }, act: leaveDraft, has: 'draft' },
  {
    props: { listingId: 7, token: tokenOfMaria },
    network: () => when(/sale\/7/, held().fetch, ownListing()),
    act: sendPhotos,
    has: 'progress',
  },
  { props: { listingId: 7, token: tokenOfMaria }, network: withoutNetwork, has: 'network' },
];
const token = () => 'token-of-irina';
const openComplaints: State['act'] = (view) => userEvent.click(view.getByRole('tab', { name: /Жалобы/ }));
const queued = () => createFakeApi(aWorld([aListing({ id: 7, status: 'moderation' })]));
const complained = () => {
  const store = createFakeStore(aWorld([aListing({ id: 7 })]));
  addComplaint(store, { listingId: 7, userId: 5, author: 'Павел', description: 'Просят внести предоплату.' });
  return createFakeApi(store);
};
const openSpam: State['act'] = (view) => userEvent.click(view.getByRole('tab', { name: /Рассылки/ }));
const spread = () => {
  const store = createFakeStore(aWorld([aListing({ id: 7 })]));
  const text = 'Здравствуйте! Продаю похожую квартиру дешевле этой, звоните прямо сейчас.';
  for (let person = 0; person < spamRule.people; person += 1) noteText(store, { id: 5, name: 'Павел' }, 1000 + person, text);
  return createFakeApi(store);
};
const openDecisions: State['act'] = (view) => userEvent.click(view.getByRole('tab', { name: 'Решения' }));
const decided = () => {
  const store = createFakeStore(aWorld([aListing({ id: 7 })]));
  const user = { id: 5, name: 'Павел' };
  recordDecision(store, aUser({ id: 103, firstName: 'Оксана' }), { kind: 'approved', listingId: 7, user });
  return createFakeApi(store);
};
const moderation: readonly State[] = [
  { props: { token }, network: queued, has: ['title', 'tab', 'queue', 'listing', 'map', 'control', 'marker', 'decision'] },
  { props: { token }, network: complained, act: openComplaints, has: 'complaint' },
  { props: { token }, network: spread, act: openSpam, has: 'spam' },
  { props: { token }, network: decided, act: openDecisions, has: 'record' },
  { has: 'state' },
];
const states: Readonly<Record<FeatureName, readonly State[]>> = {
  search: [...form, ...results],
  'search-form': form,
  results,
  map,
  'listing-card': card,
  listing,
  auth: [{ act: openLogin, has: 'dialog' }],
  'auth-gate': [{ has: 'state' }],
  header: [{ props: { draft: 'changed' }, act: askAboutDraft, has: 'dialog' }],
  catalogue: [
    { has: 'card-photo' },
    { network: empty, has: 'state' },
    { props: { failures: 'dialog' }, network: () => rejects(500), has: 'dialog' },
  ],
  faq: [
    { act: (view) => userEvent.click(view.getByRole('button', { name: /собственника/ })), has: 'answer' },
    { props: { failures: 'dialog' }, network: () => rejects(500), has: 'dialog' },
  ],
  'cookie-banner': [{ has: 'banner' }],
  chat: [
    { has: 'state' },
    { props: { token: tokenOfMaria, chatId: 1 }, network: chatting, has: ['heading', 'list', 'thread'] },
    { props: { token: tokenOfMaria, chatId: 1 }, network: chatting, act: askToDeleteThread, has: 'dialog' },
  ],
  'chat-panel': [
    { act: () => openChat(), has: ['chat', 'state'] },
    { props: { token: tokenOfMaria }, network: chatting, act: () => openChat(), has: 'list' },
    { props: { token: tokenOfMaria }, network: chatting, act: askToDeleteChat, has: ['thread', 'dialog'] },
  ],
  'profile-settings': [
    { has: 'state' },
    { props: { token: tokenOfMaria }, network: () => createFakeApi(), has: ['heading', 'section', 'form'] },
    { props: { token: tokenOfMaria }, network: () => createFakeApi(), act: askToLeave, has: 'dialog' },
  ],
  account: [
    { props: { token: tokenOfMaria }, network: manyOwn, has: ['menu', 'heading', 'list', 'card', 'pagination'] },
    { props: { token: tokenOfMaria, tab: 'notifications' }, network: notifiedOften, has: ['notification', 'list', 'pagination'] },
    { props: { token: tokenOfMaria }, network: ownListing, act: askToDelete, has: 'dialog' },
    { has: 'state' },
  ],
  notifications: [
    { has: 'state' },
    { props: { token: tokenOfMaria }, network: notifiedOften, has: ['heading', 'list', 'notification', 'pagination'] },
  ],
  'my-listings': [
    { has: 'state' },
    { props: { token: tokenOfMaria }, network: manyOwn, has: ['heading', 'list', 'card', 'pagination'] },
    { props: { token: tokenOfMaria }, network: ownListing, act: askToDelete, has: 'dialog' },
  ],
  publish,
  moderation,
  legal: [
    { props: { page: 'owners' }, has: 'text' },
    { props: { page: 'download' }, has: 'template' },
    { props: { page: 'chat' }, has: 'state' },
    { props: { page: 'agreement' }, has: 'text' },
  ],
};

const sheets: CSSStyleSheet[] = [];
function style(rule: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  sheets.push(sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
afterEach(() => {
  vi.restoreAllMocks();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
});

async function mountIn(feature: FeatureName, { props, network, act, has }: State): Promise<Mounted> {
  const mounted = await element.mount(feature, props as FeatureProps[typeof feature], network ? { network: network() } : {});
  const isThere = (selector: string) => mounted.root().querySelector(selector) !== null;
  // They take no room until they are opened.
  if (feature !== 'auth' && feature !== 'chat-panel')
    await expect
      .poll(() =>
        isThere(
          '[part~=form],[part~=listing],[part~=card],[part~=state],[part~=map],[part~=header],[part~=heading],[part~=banner],[part~=section]',
        ),
      )
      .toBe(true);
  await expect.poll(() => isThere('section[data-state=loading],section[data-state=idle]')).toBe(false);
  await act?.(mounted.view);
  for (const part of [has].flat()) await expect.poll(() => isThere(`[part~=${part}]`), { message: `part ${part}` }).toBe(true);
  return mounted;
}

const withParts = (root: ParentNode) => [...root.querySelectorAll('[part]')];
const namesOf = (node: Element) => [...node.part];

/** Longhands that a rule sets, as they are computed for an element now. */
function computed(node: Element, rule: string): string {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  const [first] = sheet.cssRules;
  if (!(first instanceof CSSStyleRule)) throw new Error(`no rule of CSS: ${rule}`);
  const style = getComputedStyle(node);
  return [...first.style].map((name) => style.getPropertyValue(name)).join();
}

describe.each(documentedElements)('the parts of <$tag>', ({ tag, parts }) => {
  it('are all in the manual, and a rule for each changes what it names', async () => {
    const feature = tag.replace('kvartal-', '') as FeatureName;
    const present = new Set<string>();
    const changed = new Set<string>();
    for (const state of states[feature]) {
      const mounted = await mountIn(feature, state);
      for (const node of withParts(mounted.root())) {
        for (const name of namesOf(node)) {
          present.add(name);
          const rule = partExample(tag, name);
          const before = computed(node, rule);
          const remove = style(rule);
          if (computed(node, rule) !== before) changed.add(name);
          remove();
        }
      }
      mounted.unmount();
    }
    const documented = Object.keys(parts).toSorted();
    expect([...present].toSorted()).toEqual(documented);
    expect([...changed].toSorted()).toEqual(documented);
    for (const name of documented) expect(manual).toContain(partExample(tag, name));
  }, 60_000);
});

/** Waits until the lazily loaded check of a page's own colours has run, and until colours have stopped fading. */
async function coloursAreFinal(root: ParentNode): Promise<void> {
  // Idle callbacks run in order, and the kit has requested its own before this one.
  await new Promise((idle) => requestIdleCallback(idle));
  await import('../../src/shell/colours/watchColours');
  await nextTask();
  if (!(root instanceof ShadowRoot)) return;
  const transitions = root.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/** What can be seen of everything in a root. */
function look(root: ParentNode, more: readonly string[] = []): string {
  const seen = [
    'color',
    'background-color',
    'border-top-color',
    'border-top-left-radius',
    'font-family',
    'font-size',
    'box-shadow',
    'outline-color',
    ...more,
  ];
  return [...root.querySelectorAll('*')]
    .map((node) => {
      const style = getComputedStyle(node);
      return seen.map((name) => style.getPropertyValue(name)).join(' ');
    })
    .join('\n');
}

describe.each(documentedElements)('the custom properties of <$tag>', ({ tag, cssProperties }) => {
  it.each(Object.keys(cssProperties))('%s changes how it looks, as the manual says', async (name) => {
    const feature = tag.replace('kvartal-', '') as FeatureName;
    const rule = propertyExample(tag, name);
    // A page colour paints nothing: it is seen only where it needs other text colours, which the console reports.
    const isPageColour = name === '--kv-page';
    const probe = isPageColour ? rule.replace(/#\w+/, '#1c3a2d') : rule;
    const warn = isPageColour ? vi.spyOn(console, 'warn').mockImplementation(() => {}) : undefined;
    onTestFinished(() => warn?.mockRestore());
    // Lengths change whenever content loads, so they count only for these properties.
    const tops = ['top', 'scroll-margin-top'];
    const more =
      {
        '--kv-map-height': ['height'],
        '--kv-chat-height': ['height'],
        '--kv-foot': ['bottom'],
        '--kv-listing-top': tops,
        '--kv-publish-top': tops,
        '--kv-moderation-top': tops,
        '--kv-account-top': tops,
      }[name] ?? [];
    const changed: State[] = [];
    for (const state of states[feature]) {
      const plain = await mountIn(feature, state);
      const before = look(plain.root(), more);
      plain.unmount();
      const remove = style(probe);
      const styled = await mountIn(feature, state);
      await coloursAreFinal(styled.root());
      if (look(styled.root(), more) !== before) changed.push(state);
      styled.unmount();
      remove();
      if (changed.length > 0) break;
    }
    expect(changed).toHaveLength(1);
    expect(manual).toContain(rule);
  });
});
