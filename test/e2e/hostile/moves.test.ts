import type { CDPSession } from 'playwright';
import { describe, expect, it } from 'vitest';
import { documentOf, partnerPages, script } from '../support/partnerPage';

const open = partnerPages();
const homes = '<div id="one"></div><div id="two"></div>';

/** What the page holds after garbage has been collected. */
async function weigh(session: CDPSession): Promise<{ heap: number; listeners: number; nodes: number }> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return { heap: metric('JSHeapUsedSize'), listeners: metric('JSEventListeners'), nodes: metric('Nodes') };
}

describe('a moved element', () => {
  it('leaves nothing behind in two hundred moves', async () => {
    const { page, problems } = await open({ html: documentOf(`<kvartal-search></kvartal-search>${homes}${script}`) });
    const card = page.locator('kvartal-search [part~=card]').first();
    await card.waitFor();
    const move = (times: number) =>
      page.evaluate(async (count) => {
        const search = document.querySelector('kvartal-search') as Element;
        for (let turn = 0; turn < count; turn += 1) {
          document.querySelector(turn % 2 ? '#one' : '#two')?.append(search);
          // Half of them are removals, which unmount.
          if (turn % 4 > 1) search.remove();
          await new Promise((resolve) => setTimeout(resolve));
        }
        document.body.append(search);
      }, times);
    await move(20);
    await card.waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const before = await weigh(session);
    await move(200);
    await card.waitFor();
    const after = await weigh(session);
    // One lost listener per mount would be a hundred.
    expect(after.listeners).toBeLessThanOrEqual(before.listeners + 60);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.2);
    expect(after.heap).toBeLessThan(before.heap + 1_000_000);
    expect(problems).toEqual([]);
  });

  it('keeps working in the document of a frame, and when it comes back', async () => {
    const { page, problems } = await open({
      html: documentOf(`<kvartal-search></kvartal-search><iframe width="1200" height="800"></iframe>${script}`),
    });
    await page.locator('kvartal-search [part~=card]').first().waitFor();
    const before = await page.evaluate(shown, '');
    const inFrame = await page.evaluate(shown, 'frame');
    expect(inFrame).toEqual({ ...before, home: 'frame' });
    expect(inFrame.listings).toBe(10);
    expect(await page.evaluate(shown, 'page')).toEqual(before);
    expect(problems).toEqual([]);
  });
});

/** Moves the search, if told where to, and says how it looks there. */
async function shown(to: string) {
  const inside = document.querySelector('iframe')?.contentDocument;
  const search = document.querySelector('kvartal-search') ?? inside?.querySelector('kvartal-search');
  if (!search?.shadowRoot) throw new Error('no search');
  if (to) (to === 'frame' ? inside : document)?.body.append(search);
  await new Promise((resolve) => setTimeout(resolve));
  const [card] = search.shadowRoot.querySelectorAll('[part~=card]');
  return {
    home: search.ownerDocument === document ? 'page' : 'frame',
    listings: search.shadowRoot.querySelectorAll('[part~=card]').length,
    sheets: search.shadowRoot.adoptedStyleSheets.length,
    display: card && getComputedStyle(card).display,
    surface: getComputedStyle(search).getPropertyValue('--kv-bg-surface'),
  };
}
