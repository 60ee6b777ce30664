import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { encodeModeration } from '../../../src/api/wire/moderation/moderation';
import { nextTask } from '../../../src/base/nextTask';
import { altered, held, hoursAgo, when } from '../../../src/testing';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aWorld } from '../../../src/testing/world';
import { aPicture, tokenOfMaria } from '../../support/features/publish';
import { type Mounted } from '../../support/mount';
import { mine, ownListing } from './ownStates';
import type { State } from './state';

const chooseTypes = async (view: Mounted['view']) => {
  for (const name of ['Продажа', 'Квартира']) await userEvent.click(view.getByRole('radio', { name }), { force: true });
};
/** The form is left and opened again. */
const leaveDraft: State['act'] = async (view) => {
  await chooseTypes(view);
  await userEvent.fill(view.getByRole('combobox', { name: 'Город, улица, дом' }), 'Чапаевский пер, д 3');
  await expect.element(view.getByRole('textbox', { name: 'Год постройки' })).toBeVisible();
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
  const told = (body: unknown) => ({ ...(body as object), moderation: encodeModeration({ version: 2, ...last, house: null, history }) });
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
export const publish: readonly State[] = [
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
