import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { seen } from '../checks/seen';
import { says } from '../publish/publishForm';

type Play = NonNullable<StoryObj['play']>;
export type View = Awaited<ReturnType<typeof seen>>;

export const press = async (view: View, name: string | RegExp) =>
  userEvent.click((await view.findAllByRole('button', { name }))[0] as HTMLElement);

export const opened: Play = says('№ 2417', 'Замечания помощника', 'Изменилось с одобренной версии');

/** Plays these steps once the queue is open. */
export const onceOpened =
  (...steps: ((view: View) => Promise<unknown>)[]): Play =>
  async (context) => {
    await opened(context);
    const view = await seen(context.canvasElement);
    for (const step of steps) await step(view);
  };

export const sees =
  (...texts: (string | RegExp)[]) =>
  async (view: View) => {
    for (const text of texts) await waitFor(async () => expect((await view.findAllByText(text))[0]).toBeVisible());
  };

export const openComplaints = async (view: View) => userEvent.click(await view.findByRole('tab', { name: /Жалобы/ }));
export const openSpam = async (view: View) => userEvent.click(await view.findByRole('tab', { name: /Рассылки/ }));
export const openDecisions = async (view: View) => userEvent.click(await view.findByRole('tab', { name: 'Решения' }));
