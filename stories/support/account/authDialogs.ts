import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { SignInReason } from '../../../src/domain/account/signInReason';
import type { AuthControl } from '../../../src/features/auth/definition';
import { accountOf } from '../../../src/state/account/account';
import { getRuntime } from '../../../src/state/runtime/runtime';
import { atRest } from '../checks/atRest';
import { seen } from '../checks/seen';

type Context = Pick<StoryContext, 'canvasElement' | 'loaded'>;
type View = Awaited<ReturnType<typeof seen>>;

/** The `ref` of the React component; an element is its own control. */
let ofReact: AuthControl | null = null;
export const keepControl = (control: AuthControl | null) => {
  ofReact = control;
};

/** Waits until a text has come with its dialog. */
export async function becomesVisible(element: HTMLElement): Promise<void> {
  await atRest(element);
  await waitFor(() => expect(element).toBeVisible());
}

/** Opens the dialog by the control of the element. */
export async function opened({ canvasElement }: Context, what: 'signIn' | 'register' | 'newPassword', link = ''): Promise<View> {
  const control = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLElement & AuthControl>('kvartal-auth') ?? ofReact;
    if (!found) throw new Error('Nothing is rendered yet');
    return found;
  });
  void (what === 'newPassword' ? control.newPassword(link) : control[what]());
  const view = await seen(canvasElement);
  await atRest(await view.findByRole('dialog'));
  return view;
}

/** Asks a visitor to sign in, as a feature does. */
export async function asked({ canvasElement, loaded }: Context, reason: SignInReason): Promise<View> {
  const account = accountOf(getRuntime({ apiUrl: String(loaded['apiUrl']), siteUrl: 'https://site.test' }));
  await waitFor(() => expect(account.promptSignIn(reason)).not.toBeNull());
  const view = await seen(canvasElement);
  await atRest(await view.findByRole('dialog'));
  return view;
}

export const type = (view: View, label: string, text: string) => userEvent.type(view.getByLabelText(label), text);
export const press = async (view: View, name: string) => userEvent.click(await view.findByRole('button', { name }));

/** Fills the registration with good values. */
export async function fillIn(view: View): Promise<void> {
  await type(view, 'Имя', 'Анна');
  await type(view, 'Телефон', '9261112233');
  await type(view, 'Email', 'anna@kvartal.test');
  await type(view, 'Пароль', 'Parol123');
  await type(view, 'Повторите пароль', 'Parol123');
  await userEvent.click(view.getByRole('checkbox'));
}
