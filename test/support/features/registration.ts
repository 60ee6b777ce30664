import { userEvent } from 'vitest/browser';
import type { AuthProps } from '../../../src/features/auth/definition';
import { type Fetch, recorded } from '../../../src/testing/scenarios';
import type { Host, Mounted } from '../mount';
import { buttonOf, inputOf, openDialog, put } from './auth';

/** Typed values, by label. */
export const filled = {
  Имя: 'Анна',
  Фамилия: 'Орлова',
  Телефон: '9261112233',
  Email: 'anna@kvartal.test',
  Пароль: 'Parol123',
  'Повторите пароль': 'Parol123',
};
export type Label = keyof typeof filled;

/** Opens the registration with a fake API that records requests. */
export async function openRegistration(host: Host, network?: Fetch, props: AuthProps = {}) {
  const server = recorded(network);
  const auth = await host.mount('auth', props, { network: server.fetch });
  const [answer] = await openDialog(auth, 'register');
  return { auth, server, answer };
}

/** Fills all fields at once, like a password manager, with changes for the test. */
export async function fill(mounted: Mounted, changes: Partial<Record<Label, string>> = {}, isAgreed = true): Promise<void> {
  for (const [label, text] of Object.entries({ ...filled, ...changes })) put(inputOf(mounted, label), text, 'input');
  const box = mounted.view.getByRole('checkbox').first();
  if ((box.element() as HTMLInputElement).checked !== isAgreed) await userEvent.click(box, { position: { x: 10, y: 10 } });
}

export const send = (mounted: Mounted) => userEvent.click(buttonOf(mounted, 'Зарегистрироваться'));

/** The message above the fields, or null. */
export const alertOf = (mounted: Mounted) => mounted.root().querySelector('dialog [role=alert]')?.textContent ?? null;

/** The message under a required checkbox, or null. */
export function boxMessage(box: Element): string | null {
  const id = box.getAttribute('aria-describedby');
  if (box.getAttribute('aria-invalid') !== 'true' || id === null) return null;
  return (box.getRootNode() as Document | ShadowRoot).getElementById(id)?.textContent ?? null;
}
