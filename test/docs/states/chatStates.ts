import { userEvent } from 'vitest/browser';
import type { ElementOf } from '../../../src/base/defineElement';
import type { auth } from '../../../src/features/auth/definition';
import type { chatPanel } from '../../../src/features/chat-panel/definition';
import type { header } from '../../../src/features/header/definition';
import { accountOf } from '../../../src/state/account/account';
import { getRuntime } from '../../../src/state/runtime/runtime';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { createFakeStore } from '../../../src/testing/store/fakeStore';
import { aWorld } from '../../../src/testing/world';
import { type Mounted } from '../../support/mount';
import type { State } from './state';

export const openChat = async (listingId?: number) => {
  const panel = document.querySelector<ElementOf<typeof chatPanel>>('kvartal-chat-panel');
  void panel?.open(listingId === undefined ? undefined : { listingId });
};
export const chatting = () => {
  const store = createFakeStore(aWorld([aListing({ id: 7 })]));
  store.chatBook.send(101, 1, 7, 'Здравствуйте');
  return createFakeApi(store);
};
export const askToDeleteThread = async (view: Mounted['view']) => {
  await userEvent.click(view.getByRole('button', { name: 'Действия с чатом' }));
  await userEvent.click(view.getByRole('menuitem', { name: 'Удалить чат' }));
};
export const askToDeleteChat: State['act'] = async (view) => {
  await openChat(7);
  await askToDeleteThread(view);
};
export const openLogin = async () => void (document.querySelector('kvartal-auth') as ElementOf<typeof auth> | null)?.signIn();
/** Somebody is signed in, with a form open: the header asks before another one is begun. */
export const askAboutDraft: State['act'] = async (view) => {
  const element = document.querySelector('kvartal-header') as ElementOf<typeof header> | null;
  accountOf(getRuntime({ apiUrl: element?.apiUrl ?? '', siteUrl: element?.siteUrl })).setSource(() => 'token');
  await userEvent.click(view.getByRole('link', { name: 'Разместить объявление' }));
};
