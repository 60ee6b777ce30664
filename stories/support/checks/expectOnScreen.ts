import { expect, waitFor } from 'storybook/test';

/** Waits until an element is on the screen. `toBeVisible` looks for hidden ancestors too, but a dialog may be visible inside one. */
export async function expectOnScreen(find: () => Element, patience?: { readonly timeout: number }): Promise<void> {
  const look = { visibilityProperty: true, opacityProperty: true };
  await waitFor(() => expect(find().checkVisibility(look)).toBe(true), patience);
}
