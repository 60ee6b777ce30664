import { userEvent } from 'storybook/test';

/** Notices that disappear by themselves, unless they are pointed at. */
const passing = '[data-toast][data-state=open], [popover]:has([data-undo])';

/** Puts the pointer on the toasts that are open, in shadow roots too: they stay until their picture has been taken, however long that takes. */
export async function holdToasts(root: Document | ShadowRoot = document): Promise<void> {
  const toast = root.querySelector(passing);
  if (toast) await userEvent.hover(toast);
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) await holdToasts(shadowRoot);
}
