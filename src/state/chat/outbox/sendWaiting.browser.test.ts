import { beforeEach, describe, expect, it } from 'vitest';
import { aUser, someUsers } from '../../../testing/fakeAccounts';
import { createFakeApi } from '../../../testing/fakeApi';
import { aListing } from '../../../testing/fixtures';
import { createFakeStore } from '../../../testing/store/fakeStore';
import { aWorld } from '../../../testing/world';
import { accountOf } from '../../account/account';
import { persistedAccountOf } from '../../account/persistedAccount';
import { signOutOf } from '../../account/signOut';
import { createRuntime, type Runtime } from '../../runtime/runtime';
import { personOutboxOf } from './personOutbox';
import { sendWaiting } from './sendWaiting';
import { waitingSign } from './waitingSign';

const [maria = aUser(), olga = aUser()] = someUsers();
const irina = aUser({ id: 301, phone: '9162041801', email: 'irina@kvartal.test', token: 'token-of-irina' });
const place = { listingId: 7 };

/** Pages of one browser, before one server. */
function browser() {
  const apiUrl = `https://waiting.test/${Math.random()}/api`;
  const world = aWorld([aListing({ id: 7, owner: { id: irina.id, name: 'Ирина', type: 'owner' } })]);
  const store = createFakeStore({ ...world, users: [...world.users, irina] });
  const api = createFakeApi(store);
  let isCut = true;
  const tokens: (string | null)[] = [];
  const network: typeof fetch = async (input, init) => {
    if (!String(input).includes('send-message')) return api(input, init);
    if (isCut) throw new TypeError('cut');
    tokens.push(new Headers(init?.headers).get('Authorization'));
    return api(input, init);
  };
  return {
    /** Tokens of the messages that came to the server. */
    tokens,
    sign: () => localStorage.getItem(waitingSign({ apiUrl, userId: maria.id })),
    arrived: (user = maria) => store.chatBook.find(user.id, ({ listingId }) => listingId === 7)?.messages.map(({ text }) => text) ?? [],
    connect() {
      isCut = false;
      dispatchEvent(new Event('online'));
    },
    /** A page of the site or of a partner, with any element. */
    open(user = maria, token: () => string | null = () => user.token ?? null): Runtime {
      const runtime = createRuntime({ apiUrl, fetch: network });
      sendWaiting(runtime);
      accountOf(runtime).setSource(token, user);
      return runtime;
    },
  };
}

async function write(page: Runtime, text: string): Promise<void> {
  await personOutboxOf(page).current.get()?.add(place, text);
}
/** The session ends with the page: what waits stays on the device. */
const close = (page: Runtime) => accountOf(page).setSource(null);
const isLoaded = ({ slots }: Runtime) => 'outbox' in slots;

describe('a message that waits', () => {
  beforeEach(() => localStorage.clear());

  it('is sent by whatever page comes next, once', async () => {
    const { open, arrived, connect, sign, tokens } = browser();
    const chat = open();
    await write(chat, 'Дождётся');
    await expect.poll(sign).not.toBeNull();
    close(chat);
    const pages = [open(), open()];
    await expect.poll(() => pages.every(isLoaded)).toBe(true);
    connect();
    await expect.poll(arrived).toEqual(['Дождётся']);
    await expect.poll(sign).toBeNull();
    await expect.poll(() => pages.map((page) => personOutboxOf(page).current.get()?.messages.get())).toEqual([[], []]);
    expect(tokens).toEqual([`Token ${maria.token}`]);
  });

  it('is sent by a page that was open before it was written', async () => {
    const { open, arrived, connect, sign } = browser();
    const [home, chat] = [open(), open()];
    await write(chat, 'Дождётся');
    await expect.poll(sign).not.toBeNull();
    close(chat);
    expect(isLoaded(home)).toBe(false);
    connect();
    await expect.poll(arrived).toEqual(['Дождётся']);
  });

  it('loads no code where nothing waits, also after a message was sent or refused', async () => {
    const { open, arrived, connect, sign } = browser();
    connect();
    const chat = open();
    await write(chat, 'Уйдёт');
    await personOutboxOf(chat).current.get()?.add({ listingId: 12345 }, 'Не уйдёт');
    await expect.poll(arrived).toEqual(['Уйдёт']);
    await expect
      .poll(() =>
        personOutboxOf(chat)
          .current.get()
          ?.messages.get()
          .map(({ status }) => status),
      )
      .toEqual(['failed']);
    await expect.poll(sign).toBeNull();
    const home = open();
    dispatchEvent(new Event('online'));
    await new Promise(requestAnimationFrame);
    expect(isLoaded(home)).toBe(false);
  });

  it('is not sent by another person, nor by anybody after signing out', async () => {
    const { open, arrived, connect, sign, tokens } = browser();
    const chat = open();
    persistedAccountOf(chat).signIn({ token: maria.token ?? '', user: maria });
    await write(chat, 'Осталось');
    await expect.poll(sign).not.toBeNull();
    const other = open(olga);
    await signOutOf(chat);
    await expect.poll(sign).toBeNull();
    const again = open();
    // Both have an outbox, as the page of messages does.
    for (const page of [other, again]) await personOutboxOf(page).current.get()?.open();
    connect();
    for (const page of [other, again]) await personOutboxOf(page).current.get()?.flush();
    expect([arrived(), arrived(olga), tokens]).toEqual([[], [], []]);
  });

  it('is never sent with the token of another person that the page returns meanwhile, and goes with the own one again', async () => {
    const { open, arrived, connect, tokens } = browser();
    let token: string | null = maria.token ?? null;
    const page = open(maria, () => token);
    await write(page, 'Моё');
    token = olga.token ?? null;
    connect();
    const outbox = personOutboxOf(page).current.get();
    await outbox?.flush();
    token = null;
    await outbox?.flush();
    expect([arrived(), arrived(olga), tokens]).toEqual([[], [], []]);
    token = maria.token ?? null;
    await outbox?.flush();
    expect([arrived(), tokens]).toEqual([['Моё'], [`Token ${maria.token}`]]);
  });
});
