import { waitFor } from 'storybook/test';

/** Until dialog or toast around an element has come to rest: colours in the middle of a movement are nobody's. */
export async function atRest(element: Element): Promise<void> {
  const moving = element.closest('dialog, [data-toast], [popover]') ?? element;
  await waitFor(() => {
    if (moving.getAnimations().some(({ playState }) => playState === 'running')) throw new Error('It still moves');
  });
}
