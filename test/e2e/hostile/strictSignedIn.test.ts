import { expect, it } from 'vitest';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { createFakeStore, type FakeStore } from '../../../src/testing/store/fakeStore';
import { aWorld } from '../../../src/testing/world';
import { printedPolicy } from '../../docs/printedPolicy';
import { fromApi } from '../support/apiRoute';
import { documentOf, kit, partnerPages, script } from '../support/partnerPage';
import { aPhoto, beginForm } from '../support/publishPage';

const openPartner = partnerPages();
const violations = (problems: readonly string[]) => problems.filter((problem) => /content policy|Trusted/i.test(problem));
const own = { id: 101, name: 'Мария', type: 'owner' } as const;

/** The policy forbids a script inside the page. */
const signedIn = (token: string) =>
  `for (const element of document.querySelectorAll('[data-signed-in]')) element.token = () => ${JSON.stringify(token)};`;

/** A page under the policy of the manual, whose script says who is signed in. */
async function openSignedIn(markup: string, token: string, store: FakeStore, csp = printedPolicy(kit)) {
  const api = createFakeApi(store);
  const html = documentOf(`${markup}<script src="/token.js"></script>${script}`);
  return openPartner({
    html,
    csp,
    intercept: (url, route) => {
      if (url.pathname === '/token.js') return route.fulfill({ contentType: 'text/javascript', body: signedIn(token) });
      return url.pathname.startsWith('/api/') ? fromApi(api, route) : undefined;
    },
  });
}

it('messages are read and written under the policy that the manual prints', async () => {
  const store = createFakeStore(aWorld([aListing({ id: 11, owner: own })]));
  store.chatBook.send(1, 101, 11, 'Квартира ещё продаётся?');
  const { page, problems } = await openSignedIn('<kvartal-chat data-signed-in></kvartal-chat>', 'token-of-maria', store);
  await page.getByText('Квартира ещё продаётся?').first().click();
  await page.getByRole('textbox', { name: 'Сообщение' }).fill('Да, приходите');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect.poll(() => store.chatBook.chatsOf(101)[0]?.messages.at(-1)?.text).toBe('Да, приходите');
  await page.getByText('Да, приходите').last().waitFor();
  expect(violations(problems)).toEqual([]);
});

const account = `<kvartal-account data-signed-in>
  <kvartal-chat slot="messages" data-signed-in></kvartal-chat>
  <kvartal-profile-settings slot="settings" data-signed-in></kvartal-profile-settings>
</kvartal-account>`;

it('all tabs of the account open under it', async () => {
  const store = createFakeStore(aWorld([aListing({ id: 7, owner: own })]));
  store.notify(101, 7, 'approved');
  store.chatBook.send(1, 101, 7, 'Квартира ещё продаётся?');
  const { page, problems } = await openSignedIn(account, 'token-of-maria', store);
  const tab = (name: string) => page.getByRole('navigation').getByRole('link', { name }).click();
  await page.locator('[part~=card][data-listing="7"]').waitFor();
  await tab('Сообщения');
  await page.getByText('Квартира ещё продаётся?').first().waitFor();
  await tab('Уведомления');
  await page.getByRole('button', { name: 'Прочитать все' }).click();
  await tab('Настройки профиля');
  await page.getByRole('button', { name: 'Изменить: Имя' }).click();
  await page.getByRole('textbox', { name: 'Имя', exact: true }).fill('Мария-Анна');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Мария-Анна').first().waitFor();
  expect(violations(problems)).toEqual([]);
});

it('a moderator decides under it', async () => {
  const store = createFakeStore(aWorld([7, 8].map((id) => aListing({ id, status: 'moderation' }))));
  const { page, problems } = await openSignedIn('<kvartal-moderation data-signed-in></kvartal-moderation>', 'token-of-irina', store);
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await heading('№ 7').waitFor();
  await page.getByRole('button', { name: 'Одобрить' }).click();
  await heading('№ 8').waitFor();
  expect(store.listings.find(({ listing }) => listing.id === 7)?.listing.status).toBe('active');
  expect(violations(problems)).toEqual([]);
});

it('photos are made small by workers, each of them, where the policy allows what the manual names', async () => {
  const csp = `${printedPolicy(kit).replace("trusted-types 'none'", 'trusted-types kvartal-worker')}; worker-src blob:`;
  const markup = '<kvartal-publish photo-worker data-signed-in></kvartal-publish>';
  const { page, problems } = await openSignedIn(markup, 'token-of-maria', createFakeStore(aWorld([])), csp);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await beginForm(page);
  const photos = await Promise.all(['#c98f63', '#5f7470'].map(aPhoto));
  await page.getByLabel(/^Выберите или перетащите фото/).setInputFiles(photos);
  await page.getByRole('img', { name: 'Фото 2' }).waitFor();
  expect(workers).toEqual([expect.stringContaining('blob:'), expect.stringContaining('blob:')]);
  expect(violations(problems)).toEqual([]);
});
