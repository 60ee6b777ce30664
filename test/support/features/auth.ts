import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AuthControl } from '../../../src/features/auth/definition';
import { aUser } from '../../../src/testing/fakeAccounts';
import type { Mounted } from '../mount';

/** The default user of the fake API. */
export const maria = aUser();

/** Returns the element's script interface. */
export async function authOf(mounted: Mounted): Promise<AuthControl> {
  await expect.poll(() => mounted.control()).toBeTruthy();
  return mounted.control() as unknown as AuthControl;
}

/** Finds a field of an open dialog by its label. */
export const fieldOf = ({ view }: Mounted, name: string) => view.getByLabelText(name, { exact: true });

export const inputOf = (mounted: Mounted, label: string) => fieldOf(mounted, label).element() as HTMLInputElement;

/** Fills a field like a browser or an extension: bypasses React's setter of the property. */
export function put(input: HTMLInputElement, text: string, event?: 'input' | 'change'): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  if (event) input.dispatchEvent(new Event(event, { bubbles: true }));
}

export const buttonOf = ({ view }: Mounted, name: string) => view.getByRole('button', { name, exact: true });

/** Preact runs effects in a task after the next frame. */
async function painted(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await new Promise((done) => setTimeout(done));
}

/** Opens a dialog and waits until it is painted. */
export async function openDialog(mounted: Mounted, what: 'signIn' | 'register'): Promise<Promise<boolean>[]> {
  const answer = (await authOf(mounted))[what]();
  await expect.element(mounted.view.getByRole('dialog', { name: what === 'signIn' ? 'Вход' : 'Регистрация' })).toBeVisible();
  await painted();
  return [answer];
}

/** Replaces the text of a field. */
export async function type(mounted: Mounted, field: string, text: string): Promise<void> {
  await userEvent.fill(fieldOf(mounted, field), text);
}

/** Submits an e-mail and a password. */
export async function signInAs(
  mounted: Mounted,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await type(mounted, 'Email', email);
  await type(mounted, 'Пароль', password);
  await userEvent.click(buttonOf(mounted, 'Войти'));
}

/** Returns the message under a field, or null. */
export function messageOf(mounted: Mounted, name: string): string | null {
  const input = fieldOf(mounted, name).element();
  const id = input.getAttribute('aria-describedby');
  if (input.getAttribute('aria-invalid') !== 'true' || id === null) return null;
  return (input.getRootNode() as Document | ShadowRoot).getElementById(id)?.textContent ?? null;
}

/** Returns the names of the open dialogs. */
export function openDialogs(mounted: Mounted): string[] {
  return [...mounted.root().querySelectorAll('dialog[open]')].map((one) => one.querySelector('h2')?.textContent ?? '');
}
