import type { Page } from 'playwright';

const patience = { timeout: 10_000 };

/** Waits until every element of the kit on the page shows what it has; throws what a script left in `data-failed` of the body. */
export async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('[data-kv-theme]') !== null || document.body?.hasAttribute('data-ended'),
    null,
    patience,
  );
  const { ended = '' } = await page.evaluate(() => ({ ...document.body.dataset }));
  if (ended !== '') throw new Error(ended);
  const undrawn = () =>
    page.evaluate(() => {
      const tags = [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('kvartal-'));
      const isDrawn = (root: ParentNode) =>
        // The listing page has separate sections; the sign-in dialogs and the panel of chats show nothing until opened.
        root.querySelector('[part~=listing]') !== null ||
        (root instanceof ShadowRoot &&
          ['kvartal-auth', 'kvartal-chat-panel'].includes(root.host.localName) &&
          root.querySelector('.kv-root') !== null) ||
        // Hidden: nobody has searched yet.
        root.querySelector('section[data-state=ready], section[hidden]') !== null ||
        // Made of links, a text, a question or a form, or waiting to be seen.
        (root instanceof ShadowRoot &&
          [
            'header',
            'auth-gate',
            'legal',
            'cookie-banner',
            'catalogue',
            'faq',
            'favourites',
            'publish',
            'moderation',
            'my-listings',
            'profile-settings',
            'notifications',
            'account',
            'chat',
          ].includes(root.host.localName.slice('kvartal-'.length)) &&
          root.querySelector('[part~=header],[part~=banner],[part~=heading],[part~=section],[part~=state]') !== null) ||
        (root.querySelector('section[data-state]') === null && root.querySelector('[part~=form],[part~=card]') !== null);
      return [...tags, ...document.querySelectorAll('div.kv-root')]
        .filter((root) => !isDrawn(root.shadowRoot ?? root))
        .map(({ localName }) => localName);
    });
  const until = performance.now() + patience.timeout;
  for (let left = await undrawn(); left.length > 0; left = await undrawn()) {
    if (performance.now() > until) throw new Error(`not drawn: ${left.join(', ')}`);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}
