import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { encodeListingDetails } from '../../../src/api/wire/listing/encodeListingDetails';
import { accountOf } from '../../../src/state/account/account';
import { getRuntime } from '../../../src/state/runtime/runtime';
import { detailsOf } from '../../../src/testing/detailsOf';
import { aListing } from '../../../src/testing/fixtures';
import { type Fetch, held, offline, recorded, rejects, switchable, when } from '../../../src/testing/scenarios';
import { listingPageOn, toast } from '../../support/listing/listingPage';
import { wireListing } from '../../support/listing/owner';
import { hosts, type Mounted } from '../../support/mount';
import { focused } from '../../support/shown';

const complaints = /\/complaints\/$/;
const path = '/complaints/';
const fifty = 'Цена в объявлении не совпадает с той, что назвали.';
const token = () => 'token-of-maria';
const accepts: Fetch = async () => Response.json({}, { status: 201 });

afterEach(() => window.scrollTo(0, 0));

describe.each(hosts)('the complaint about a listing on $name', (host) => {
  const open = listingPageOn(host);

  const dialogOf = (page: Mounted) => page.view.getByRole('dialog', { name: 'Пожаловаться на объявление' });
  const field = (page: Mounted) => dialogOf(page).getByRole('textbox', { name: 'Опишите ситуацию' });
  const button = (page: Mounted) => dialogOf(page).getByRole('button', { name: 'Отправить жалобу' });
  const complain = async (page: Mounted, text?: string) => {
    await page.view.getByRole('button', { name: 'Пожаловаться на объявление' }).click();
    await expect.poll(() => focused()?.localName).toBe('textarea');
    if (text === undefined) return;
    await field(page).fill(text);
  };

  test('goes to the server once, however often the button is pressed', async () => {
    const network = held(recorded(when(complaints, accepts)).fetch);
    const page = await open({ props: { token }, network: when(complaints, network.fetch) });
    await complain(page, `  ${fifty}\n`);
    await expect.element(dialogOf(page)).toHaveTextContent('53 / 200');
    (button(page).element() as HTMLElement).click();
    (button(page).element() as HTMLElement).click();
    await expect.element(button(page)).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => network.to(path).length).toBe(1);
    const [asked] = network.to(path);
    expect(asked?.body).toEqual({ realty_id: 7, description: fifty });
    expect(asked?.headers.get('Authorization')).toBe('Token token-of-maria');
    asked?.release(accepts);
    await toast(page, 'Жалоба отправлена');
    await expect.element(dialogOf(page)).not.toBeInTheDocument();
    expect(network.to(path)).toHaveLength(0);
    await complain(page);
    await expect.element(field(page)).toHaveValue('');
  });

  test('says what is wrong with it, and only after a try', async () => {
    const network = recorded(when(complaints, accepts));
    const page = await open({ props: { token }, network: network.fetch });
    await complain(page);
    await userEvent.tab();
    await expect.element(field(page)).toHaveAttribute('aria-describedby', expect.stringMatching(/^\S+-count$/));
    await button(page).click();
    await expect.element(field(page)).toHaveAccessibleDescription('Пожалуйста, опишите ситуацию. 0 / 200');
    await expect.poll(() => focused()?.localName).toBe('textarea');
    await field(page).fill(fifty.slice(1));
    await expect.element(field(page)).toHaveAccessibleDescription('Описание должно содержать от 50 до 200 символов. 49 / 200');
    await field(page).fill(fifty);
    await expect.element(field(page)).toHaveAccessibleDescription('50 / 200');
    expect(network.to(path)).toEqual([]);
  });

  test('takes 200 characters and no more', async () => {
    const page = await open({ props: { token } });
    await complain(page, 'я'.repeat(198));
    await userEvent.type(field(page), 'абвг');
    await expect.element(field(page)).toHaveValue(`${'я'.repeat(198)}аб`);
    await expect.element(dialogOf(page)).toHaveTextContent('200 / 200');
  });

  test.each([
    [
      'the first general message',
      rejects(400, { non_field_errors: ['Вы уже жаловались.', 'И ещё.'], detail: 'Подробность' }),
      'Вы уже жаловались.',
    ],
    ['else the detail', rejects(429, { detail: 'Слишком много жалоб.' }), 'Слишком много жалоб.'],
    ['else its own words', rejects(500, {}), 'Произошла ошибка при отправке жалобы.'],
    ['and so without a network', offline(), 'Произошла ошибка при отправке жалобы.'],
    ['text, whatever is in it', rejects(400, { detail: '<img src=x onerror=alert(1)>' }), '<img src=x onerror=alert(1)>'],
  ])('that is refused says %s and keeps the text', async (_what, failure, words) => {
    const server = switchable(failure);
    const page = await open({ props: { token }, network: when(complaints, server.fetch) });
    await complain(page, fifty);
    await button(page).click();
    await expect.element(dialogOf(page).getByRole('alert')).toHaveTextContent(words);
    await expect.element(field(page)).toHaveValue(fifty);
    server.use(accepts);
    await button(page).click();
    await toast(page, 'Жалоба отправлена');
  });

  test('keeps what was typed when it is closed, and gives up what is under way', async () => {
    const network = held();
    const page = await open({ props: { token }, network: when(complaints, network.fetch) });
    await complain(page, fifty);
    await button(page).click();
    await expect.poll(() => network.to(path).length).toBe(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialogOf(page)).not.toBeInTheDocument();
    await expect.poll(() => network.to(path)[0]?.signal.aborted).toBe(true);
    await complain(page);
    await expect.element(field(page)).toHaveValue(fifty);
  });

  test('is filed once when its answer was lost: the key stays, also in a dialog that was closed', async () => {
    const server = switchable(rejects(500, {}));
    const network = recorded(when(complaints, server.fetch));
    const page = await open({ props: { token }, network: network.fetch });
    const keys = () => network.to(path).map(({ headers }) => headers.get('Idempotency-Key'));
    const fails = async (times: number) => {
      await button(page).click();
      await expect.poll(() => keys().length).toBe(times);
      await expect.element(dialogOf(page).getByRole('alert')).toHaveTextContent('Произошла ошибка при отправке жалобы.');
    };
    await complain(page, fifty);
    await fails(1);
    await fails(2);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialogOf(page)).not.toBeInTheDocument();
    await complain(page);
    await fails(3);
    await field(page).fill(`${fifty} И адрес.`);
    await fails(4);
    const [first, , , fourth] = keys();
    expect(keys()).toEqual([first, first, first, fourth]);
    expect(new Set([first, fourth, null]).size).toBe(3);
    server.use(accepts);
    await button(page).click();
    await toast(page, 'Жалоба отправлена');
    await complain(page, fifty);
    await button(page).click();
    await expect.poll(() => keys().length).toBe(6);
    expect(new Set(keys()).size).toBe(3);
  });

  test('is of one listing: another one begins with an empty field', async () => {
    const page = await open({ props: { token } });
    await complain(page, fifty);
    page.update({ token, listing: encodeListingDetails(detailsOf({ listing: aListing({ id: 8 }), flags: [] })) });
    await expect.element(dialogOf(page)).not.toBeInTheDocument();
    await complain(page);
    await expect.element(field(page)).toHaveValue('');
    page.update({ token, listing: wireListing({ id: 7 }) });
    await complain(page);
    await expect.element(field(page)).toHaveValue('');
  });

  test('needs an account: where nobody here can ask, the main site does', async () => {
    const network = recorded(when(complaints, accepts));
    const page = await open({ network: network.fetch });
    await complain(page, fifty);
    await button(page).click();
    await expect.element(dialogOf(page).getByRole('alert')).toHaveTextContent('Для отправки жалобы необходимо авторизоваться.');
    const link = dialogOf(page).getByRole('link', { name: 'Войти' });
    await expect.element(link).toHaveAttribute('href', 'https://site.test/buy/7');
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(field(page)).toHaveValue(fifty);
    expect(network.to(path)).toEqual([]);
  });

  test('goes on with what was typed when the visitor has signed in', async () => {
    const network = recorded(when(complaints, accepts));
    const page = await open({ network: network.fetch });
    const account = accountOf(getRuntime({ apiUrl: page.apiUrl, siteUrl: 'https://site.test' }));
    const ask = vi.fn(async () => false);
    onTestFinished(account.addSignInPrompt(ask));
    await complain(page, fifty);
    await button(page).click();
    await expect.element(dialogOf(page).getByRole('alert')).toHaveTextContent('Для отправки жалобы необходимо авторизоваться.');
    expect(ask.mock.calls).toEqual([['complain']]);
    ask.mockImplementation(async () => {
      account.setSource(token);
      return true;
    });
    await button(page).click();
    await toast(page, 'Жалоба отправлена');
    expect(network.to(path).map(({ body }) => body)).toEqual([{ realty_id: 7, description: fifty }]);
  });

  test('knows who has signed in to the page in the meantime', async () => {
    let known: string | null = null;
    const network = recorded(when(complaints, accepts));
    const page = await open({ props: { token: () => known }, network: network.fetch });
    await complain(page, fifty);
    await expect.element(dialogOf(page).getByRole('link', { name: 'Войти' })).toBeVisible();
    known = 'token-of-maria';
    await button(page).click();
    await toast(page, 'Жалоба отправлена');
    expect(network.to(path)).toHaveLength(1);
  });

  test('asks to sign in again when the server knows the token no more, and then goes on', async () => {
    const server = switchable(rejects(401, { detail: 'Недопустимый токен.' }));
    const network = recorded(when(complaints, server.fetch));
    const page = await open({ props: { token }, network: network.fetch });
    const account = accountOf(getRuntime({ apiUrl: page.apiUrl, siteUrl: 'https://site.test' }));
    await complain(page, fifty);
    await button(page).click();
    await expect.element(dialogOf(page).getByRole('alert')).toHaveTextContent('Для отправки жалобы необходимо авторизоваться.');
    await expect.element(field(page)).toHaveValue(fifty);
    onTestFinished(
      account.addSignInPrompt(async () => {
        server.use(accepts);
        account.setSource(() => 'token-of-olga');
        return true;
      }),
    );
    await button(page).click();
    await toast(page, 'Жалоба отправлена');
    expect(network.to(path).map(({ headers }) => headers.get('Authorization'))).toEqual(['Token token-of-maria', 'Token token-of-olga']);
  });
});
