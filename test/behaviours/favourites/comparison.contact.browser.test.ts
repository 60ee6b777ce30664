import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accountOf } from '../../../src/state/account/account';
import { getRuntime } from '../../../src/state/runtime/runtime';
import { aUser } from '../../../src/testing/fakeAccounts';
import { columnsOf, comparing, type Favourites } from '../../support/features/comparison';
import { flats } from '../../support/listing/listings';
import { hosts } from '../../support/mount';
import { focused } from '../../support/shown';

const maria = aUser();
const accountAt = ({ apiUrl }: Favourites) => accountOf(getRuntime({ apiUrl, siteUrl: 'https://site.test' }));
const signIn = (list: Favourites) => accountAt(list).setSource(() => 'token-of-maria', maria);
/** Three flats of others with different ways to reach them; the last one is Maria's. */
const different = () => {
  const [both, calls, messages, own] = flats(4, { communicationMethod: 'callsAndMessages' });
  if (!both || !calls || !messages || !own) throw new Error('four flats');
  return [
    both,
    { ...calls, communicationMethod: 'calls' as const },
    { ...messages, communicationMethod: 'messages' as const },
    { ...own, owner: { ...own.owner, id: maria.id } },
  ];
};
/** Names of the buttons below each column. */
const ways = ({ root }: Favourites) =>
  [...root().querySelectorAll('tfoot td:not([aria-label])')].map((cell) =>
    [...cell.querySelectorAll('button')].map((one) => one.textContent),
  );
const button = (list: Favourites, name: string) => list.view.getByRole('button', { name, exact: true }).first();
const chatOf = (list: Favourites) => list.view.getByRole('dialog', { name: 'Чат', exact: true });

describe.each(hosts)('the owners of compared flats on $name', (host) => {
  test('are offered as each of them allows, and not to themselves', async () => {
    const list = await comparing(host, different());
    await expect.poll(() => ways(list)).toEqual([['Позвонить', 'Написать'], ['Позвонить'], ['Написать'], ['Позвонить', 'Написать']]);
    signIn(list);
    await expect.poll(() => ways(list)).toEqual([['Позвонить', 'Написать'], ['Позвонить'], ['Написать'], []]);
    await expect.element(list.view.getByRole('group', { name: /^2-комн/ }).first()).toBeVisible();
  });

  test('wait until somebody signs in', async () => {
    const list = await comparing(host, flats(2));
    await userEvent.click(button(list, 'Позвонить'));
    await expect.element(list.view.getByText('Пожалуйста, авторизуйтесь, чтобы позвонить')).toBeVisible();
    await userEvent.click(button(list, 'Написать'));
    await expect.element(list.view.getByText('Пожалуйста, авторизуйтесь, чтобы написать')).toBeVisible();
    expect(list.detailsOf('contact')).toMatchObject([
      { method: 'call', listing: { id: 1 } },
      { method: 'write', listing: { id: 1 } },
    ]);
    expect(list.detailsOf('selectListing')).toEqual([]);
  });

  test('are called on the page of the listing', async () => {
    const list = await comparing(host, flats(2));
    signIn(list);
    list.cancel('selectListing');
    await userEvent.click(button(list, 'Позвонить'));
    await expect.poll(() => list.detailsOf('selectListing')).toMatchObject([{ id: 1, url: 'https://site.test/buy/1' }]);
  });

  test('have a chat after signing in, by keyboard alone, and the focus returns to its button', async () => {
    const list = await comparing(host, flats(2));
    const asked: string[] = [];
    accountAt(list).addSignInPrompt(async (reason) => {
      asked.push(reason);
      signIn(list);
      return true;
    });
    const write = button(list, 'Написать').element() as HTMLElement;
    write.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(chatOf(list).getByText('Чат пуст')).toBeVisible();
    expect(asked).toEqual(['write']);
    expect(list.detailsOf('selectListing')).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(chatOf(list)).not.toBeInTheDocument();
    await expect.poll(focused).toBe(write);
  });

  test('keep their chat when the comparison ends', async () => {
    const list = await comparing(host, flats(2));
    signIn(list);
    await userEvent.click(button(list, 'Написать'));
    await expect.element(chatOf(list).getByText('Чат пуст')).toBeVisible();
    list.root().querySelector<HTMLElement>('thead button')?.click();
    await expect.poll(() => columnsOf(list)).toBe(0);
    await expect.element(chatOf(list).getByText('Чат пуст')).toBeVisible();
  });

  test('are left to a host that handles the event', async () => {
    const list = await comparing(host, flats(2));
    list.cancel('contact');
    await userEvent.click(button(list, 'Позвонить'));
    await expect.poll(() => list.detailsOf('contact')).toHaveLength(1);
    expect(list.view.getByText('Пожалуйста, авторизуйтесь, чтобы позвонить').query()).toBeNull();
  });
});
