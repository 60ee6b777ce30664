import { expect, userEvent, waitFor } from 'storybook/test';
import type { seen } from './seen';

/** Waits for a text, and puts the pointer on it: a notice stays as long as that, however long its picture takes. */
export async function noticeSays(view: Awaited<ReturnType<typeof seen>>, text: string): Promise<void> {
  await waitFor(() => expect(view.getByText(text)).toBeVisible());
  await userEvent.hover(view.getByText(text));
}
