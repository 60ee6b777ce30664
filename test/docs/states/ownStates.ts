import { userEvent } from 'vitest/browser';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { createFakeStore } from '../../../src/testing/store/fakeStore';
import { aWorld } from '../../../src/testing/world';
import { type Mounted } from '../../support/mount';

export const ownListing = () => createFakeApi(aWorld([aListing({ id: 7, owner: { id: 101, name: 'Мария', type: 'owner' } })]));
export const mine = (id: number) => aListing({ id, owner: { id: 101, name: 'Мария', type: 'owner' } });
export const manyOwn = () => createFakeApi(aWorld(Array.from({ length: 11 }, (_, index) => mine(index + 1))));
export const notifiedOften = () => {
  const store = createFakeStore(aWorld([mine(7)]));
  for (let index = 0; index < 11; index += 1) store.notify(101, 7, 'approved');
  return createFakeApi(store);
};
export const notifiedOfArchived = () => {
  const store = createFakeStore(aWorld([{ ...mine(7), status: 'archived' }]));
  store.notify(101, 7, 'approved');
  return createFakeApi(store);
};
export const askToPublish = async (view: Mounted['view']) => {
  await userEvent.click(view.getByRole('button', { name: '№7', exact: true }));
  await userEvent.click(view.getByRole('button', { name: 'Опубликовать' }));
};
export const askToDelete = async (view: Mounted['view']) => {
  await userEvent.click(view.getByRole('button', { name: /^Действия/ }));
  await userEvent.click(view.getByRole('menuitem', { name: 'Удалить' }));
};
export const askToLeave = (view: Mounted['view']) => userEvent.click(view.getByRole('button', { name: 'Удалить аккаунт' }));
