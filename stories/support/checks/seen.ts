import { waitFor, within } from 'storybook/test';

type Queries = ReturnType<typeof within>;

/** Queries over what a story shows, inside the shadow root when the host is a custom element. Waits for the first render. */
export async function seen(canvasElement: HTMLElement): Promise<Queries> {
  const root = await waitFor(() => {
    const element = [...canvasElement.querySelectorAll('*')].find(({ localName }) => localName.startsWith('kvartal-'));
    const found = (element ? element.shadowRoot : canvasElement)?.querySelector<HTMLElement>('.kv-root');
    if (!found?.firstElementChild) throw new Error('Nothing is rendered yet');
    return found;
  });
  return within(root);
}
