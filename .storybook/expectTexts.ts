import { expect, waitFor } from 'storybook/test';

/** Expects each text somewhere on the page, to be seen; shadow roots included. */
export async function expectTexts(texts: readonly string[]): Promise<void> {
  for (const text of texts) await waitFor(() => expect(isShown(document.body, text), `«${text}» is shown`).toBe(true));
}

function isShown(root: ParentNode, text: string): boolean {
  for (const element of root.querySelectorAll('*')) {
    if (element.shadowRoot && isShown(element.shadowRoot, text)) return true;
    const isHere =
      plain(element.textContent).includes(text) && ![...element.children].some((child) => plain(child.textContent).includes(text));
    if (isHere && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
  }
  return false;
}

const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ');
