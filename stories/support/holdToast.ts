import { userEvent, waitFor } from 'storybook/test';

/** Puts the pointer on the toast with this text, so that it stays to be looked at. */
export async function holdToast(text: HTMLElement): Promise<void> {
  await userEvent.hover(text);
  const toast = text.closest('[data-toast]') ?? text;
  await waitFor(() => {
    if (toast.getAnimations().some(({ playState }) => playState === 'running')) throw new Error('It still moves');
  });
}
