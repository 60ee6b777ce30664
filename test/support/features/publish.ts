import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { PublishProps } from '../../../src/features/publish/definition';
import { accountOf } from '../../../src/state/account/account';
import { getRuntime } from '../../../src/state/runtime/runtime';
import { type Fetch, type Recorded, recorded } from '../../../src/testing/scenarios';
import { atEndOfTest } from '../cleanups';
import { site } from '../listing/listingPage';
import type { Host, Mounted } from '../mount';
import { maria } from './auth';

export type Form = Mounted<'publish'>;

export const tokenOfMaria = () => maria.token ?? null;

/** Mounts the form for Maria. */
export async function formOn(host: Host, network: Fetch = recorded().fetch, props: PublishProps = {}): Promise<Form> {
  return staying(await host.mount('publish', { token: tokenOfMaria, ...props }, { network }));
}

/** The page takes over: a navigation that never ends would slow down every later click. */
export function staying(form: Form): Form {
  form.cancel('navigate');
  form.cancel('published');
  return form;
}

export function accountOn({ apiUrl }: { readonly apiUrl: string }) {
  return accountOf(getRuntime({ apiUrl, siteUrl: site }));
}

export const input = ({ view }: Form, label: string) => view.getByRole('textbox', { name: label, exact: true });
export const option = ({ view }: Form, name: string) => view.getByRole('radio', { name, exact: true });
export const button = ({ view }: Form, name: string) => view.getByRole('button', { name, exact: true });
export const addressOf = ({ view }: Form) => view.getByRole('combobox', { name: 'Город, улица, дом' });

export async function choose(form: Form, name: string): Promise<void> {
  await userEvent.click(option(form, name));
}

export async function write(form: Form, label: string, text: string): Promise<void> {
  await userEvent.fill(input(form, label), text);
}

/** Types an address that has one hit. */
export async function chooseHouse(form: Form, text = 'Чапаевский пер, д 3'): Promise<void> {
  await userEvent.fill(addressOf(form), text);
  await expect.element(input(form, 'Год постройки')).toBeVisible();
}

let lastColour = 0;

/** Returns a picture; each has another colour. A busy one shows the same things in any size. */
export async function aPicture({ name = 'photo.jpg', type = 'image/jpeg', width = 40, height = 30, isBusy = false } = {}): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  lastColour += 37;
  if (context) {
    context.fillStyle = `hsl(${lastColour} 60% 50%)`;
    context.fillRect(0, 0, width, height);
    for (let at = 0; at < (isBusy ? 40 : 0); at += 1) {
      context.fillStyle = `hsl(0 0% ${(at * 37) % 100}%)`;
      context.fillRect(((at % 8) * width) / 8, (Math.floor(at / 8) * height) / 5, width / 8, height / 5);
    }
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  return new File(blob ? [blob] : [], name, { type });
}

export function fileInput(form: Form): HTMLInputElement {
  return form.root().querySelector('input[type=file][multiple]') as HTMLInputElement;
}

/** Chooses files as the dialog of the browser does. */
export function chooseFiles(form: Form, ...files: File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  const field = fileInput(form);
  field.files = transfer.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Names of the photos, in order. */
export function photoNames(form: Form): string[] {
  return [...form.root().querySelectorAll('li[data-photo] img')].map((image) => image.getAttribute('alt') ?? '');
}

export async function photosAre(form: Form, count: number): Promise<void> {
  await expect.poll(() => photoNames(form).length, { timeout: 5000 }).toBe(count);
}

/** Fills in everything that a flat for sale needs. */
export async function fillIn(form: Form): Promise<void> {
  await choose(form, 'Продажа');
  await choose(form, 'Квартира');
  await chooseHouse(form);
  await choose(form, '2');
  await write(form, 'Общая площадь', '54,3');
  await write(form, 'Этаж', '3');
  await write(form, 'Этажей в здании', '9');
  chooseFiles(form, await aPicture());
  await photosAre(form, 1);
  await write(form, 'Расскажите о квартире', 'Светлая квартира с видом во двор.');
  await write(form, 'Стоимость', '25000000');
  await choose(form, 'Собственник');
  await choose(form, 'Звонки и сообщения');
}

export async function send(form: Form): Promise<void> {
  await userEvent.click(button(form, 'Опубликовать'));
}

/** Sends changes of a live listing, which asks first. */
export async function sendChanges(form: Form): Promise<void> {
  await send(form);
  const question = form.view.getByRole('dialog', { name: 'Отправить изменения на модерацию?' });
  await userEvent.click(question.getByRole('button', { name: 'Опубликовать' }));
}

/** Says that there is a network, or that there is none, as the browser does. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  atEndOfTest(() => Reflect.deleteProperty(navigator, 'onLine'));
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Waits until the form is kept on this device. */
export async function isKept(form: Form): Promise<void> {
  await expect.element(form.view.getByText(/^Черновик сохранён в/)).toBeVisible();
}

/** Bodies of the calls that write listings. */
export function written(server: Recorded): { readonly call: string; readonly body: unknown }[] {
  return server.requests
    .filter(({ method, url }) => method !== 'GET' && /\/realty\//.test(url.pathname))
    .map(({ method, url, body }) => ({ call: `${method} ${url.pathname.slice(4)}`, body }));
}

/** The message under a field. */
export function problemOf(form: Form, label: string): string | null {
  const field = input(form, label).element();
  const id = field.getAttribute('aria-describedby')?.split(' ')[0];
  if (field.getAttribute('aria-invalid') !== 'true' || !id) return null;
  return (field.getRootNode() as Document | ShadowRoot).getElementById(id)?.textContent ?? null;
}
