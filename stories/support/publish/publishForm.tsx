import type { ComponentType } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Listing } from '../../../src/domain/listing/listing';
import { aListing, aPhoto, aWorld, createFakeApi } from '../../../src/testing';
import { SignedIn } from '../account/SignedIn';
import { seen } from '../checks/seen';

export type View = Awaited<ReturnType<typeof seen>>;
interface Canvas {
  readonly canvasElement: HTMLElement;
}

/** A decorator: Maria is signed in. */
export const signedIn = (Story: ComponentType) => (
  <SignedIn>
    <Story />
  </SignedIn>
);

export const mine = (overrides: Partial<Listing> = {}) =>
  aListing({
    id: 7,
    owner: { id: 101, name: 'Мария', type: 'owner' },
    photos: [0, 1, 2].map((id) => aPhoto({ id })),
    ...overrides,
  });
export const having = (overrides?: Partial<Listing>) => createFakeApi(aWorld([mine(overrides)]));
/** The form of Maria's listing, which a story edits. */
export const edited = (overrides?: Partial<Listing>) => ({
  args: { listingId: 7 },
  parameters: { network: () => having(overrides) },
});

export const says =
  (...texts: (string | RegExp)[]) =>
  async ({ canvasElement }: Canvas) => {
    const view = await seen(canvasElement);
    for (const text of texts) await expect((await view.findAllByText(text))[0]).toBeVisible();
  };
export const put = async (view: View, label: string, text: string) => {
  const field = await view.findByRole('textbox', { name: label });
  // `clear` does not find the focus in a shadow root, so the whole text is selected and replaced.
  const whole = { initialSelectionStart: 0, initialSelectionEnd: (field as HTMLInputElement).value.length };
  await userEvent.type(field, text === '' ? '{Backspace}' : text, whole);
};
/** Sends changes of a live listing, which asks first. */
export const pressAndConfirm = async (view: View) => {
  await press(view, 'Опубликовать');
  const dialog = await view.findByRole('dialog', { name: 'Отправить изменения на модерацию?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Опубликовать' }));
};
export const press = async (view: View, name: string | RegExp) => userEvent.click(await view.findByRole('button', { name }));
