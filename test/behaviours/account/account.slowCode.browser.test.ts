import { expect, test, vi } from 'vitest';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { aWorld } from '../../../src/testing/world';
import { tokenOfMaria } from '../../support/features/publish';
import { hosts } from '../../support/mount';

const code = vi.hoisted(() => {
  let arrive = () => {};
  const comes = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { comes, arrive: () => arrive() };
});
vi.mock('../../../src/features/account/AccountPage', async (original) => {
  await code.comes;
  return original();
});

test('an account whose code is on its way says that it loads', async () => {
  const network = createFakeApi(aWorld([aListing({ id: 7, owner: { id: 101, name: 'Мария', type: 'owner' } })]));
  const frames = [];
  for (const host of hosts) frames.push(await host.mount('account', { token: tokenOfMaria }, { network }));
  for (const { view } of frames) {
    const status = view.getByRole('status');
    await expect.element(status).toHaveTextContent('Загрузка личного кабинета');
    await expect.element(status).toHaveAttribute('aria-busy', 'true');
  }
  code.arrive();
  for (const { view } of frames) await expect.element(view.getByRole('navigation', { name: 'Личный кабинет' })).toBeVisible();
});
