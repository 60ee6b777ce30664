import { waitFor } from 'storybook/test';

/** Waits until the dialog or toast around an element has stopped animating: colours in mid-animation are meaningless. */
export async function atRest(element: Element): Promise<void> {
  const moving = element.closest('dialog, [data-toast], [popover]') ?? element;
  await waitFor(() => {
    if (moving.getAnimations().some(({ playState }) => playState === 'running')) throw new Error('It still moves');
  });
}
