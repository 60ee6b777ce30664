import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Fetch } from '../../../src/testing';
import { seen } from '../checks/seen';

/** Opens the menu of the listing at this place. */
export const openMenu = async (canvasElement: HTMLElement, index: number) => {
  const view = await seen(canvasElement);
  await userEvent.click((await view.findAllByRole('button', { name: /^Действия/ }))[index] as HTMLElement);
  await waitFor(() => expect(view.getAllByRole('menuitem')).toHaveLength(4));
  return view;
};

/** A story whose end is this text: an action is chosen and confirmed. */
export const confirmed = (index: number, name: string, text: string, network?: () => Fetch) => ({
  parameters: { texts: [text], pictures: { crop: 'window', variants: [] as string[] }, ...(network && { network }) },
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const view = await openMenu(canvasElement, index);
    await userEvent.click(view.getByRole('menuitem', { name }));
    const [asked] = await view.findAllByRole('dialog');
    await userEvent.click(within(asked as HTMLElement).getByRole('button', { name }));
    await waitFor(() => expect(view.getByText(text)).toBeVisible());
  },
});
