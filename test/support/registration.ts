import { userEvent } from 'vitest/browser';
import type { AuthProps } from '../../src/features/auth';
import { type Fetch, recorded } from '../../src/testing/scenarios';
import { buttonOf, inputOf, openDialog, put } from './auth';
import type { Host, Mounted } from './mount';

/** What a visitor types, by the labels. */
export const filled = {
  Имя: 'Анна',
  Фамилия: 'Орлова',
  Телефон: '9261112233',
  Email: 'anna@kvartal.test',
  Пароль: 'Parol123',
  'Повторите пароль': 'Parol123',
};
export type Label = keyof typeof filled;

/** Opens the registration before a server that remembers what it is asked. */
export async function openRegistration(host: Host, network?: Fetch, props: AuthProps = {}) {
  const server = recorded(network);
  const auth = await host.mount('auth', props, { network: server.fetch });
  const [answer] = await openDialog(auth, 'register');
  return { auth, server, answer };
}

/** Everything at once, as a password manager does it: what a test is about is typed afterwards. */
export async function fill(mounted: Mounted, changes: Partial<Record<Label, string>> = {}, isAgreed = true): Promise<void> {
  for (const [label, text] of Object.entries({ ...filled, ...changes })) put(inputOf(mounted, label), text, 'input');
  const box = mounted.view.getByRole('checkbox').first();
  if ((box.element() as HTMLInputElement).checked !== isAgreed) await userEvent.click(box, { position: { x: 10, y: 10 } });
}

export const send = (mounted: Mounted) => userEvent.click(buttonOf(mounted, 'Зарегистрироваться'));

/** What is said above the fields, or null. */
export const alertOf = (mounted: Mounted) => mounted.root().querySelector('dialog [role=alert]')?.textContent ?? null;

/** What is said under a box that has to be ticked, or null. */
export function boxMessage(box: Element): string | null {
  const id = box.getAttribute('aria-describedby');
  if (box.getAttribute('aria-invalid') !== 'true' || id === null) return null;
  return (box.getRootNode() as Document | ShadowRoot).getElementById(id)?.textContent ?? null;
}
