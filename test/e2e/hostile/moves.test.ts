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
    expect(after.listeners).toBeLessThanOrEqual(before.listeners + 20);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.2);
    expect(after.heap).toBeLessThan(before.heap + 1_000_000);
    expect(problems).toEqual([]);
  });

  it('keeps working in the document of a frame, and when it comes back', async () => {
    const { page, problems } = await open({
      html: documentOf(`<kvartal-search></kvartal-search><iframe width="1200" height="800"></iframe>${script}`),
    });
    await page.locator('kvartal-search [part~=card]').first().waitFor();
    await page.evaluate(() => {
      const frame = document.querySelector('iframe')?.contentDocument;
      frame?.body.append(document.querySelector('kvartal-search') as Element);
    });
    const inside = page.frameLocator('iframe').locator('kvartal-search');
    await inside.locator('[part~=card]').first().waitFor();
    const surface = (element: Element) => getComputedStyle(element).getPropertyValue('--kv-bg-surface');
    expect(await inside.evaluate(surface)).not.toBe('');
    await inside.getByRole('combobox', { name: 'Сортировка' }).selectOption({ label: 'По возрастанию цены' });
    await inside.getByRole('button', { name: /^Фильтры/ }).click();
    await inside.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await inside.getByRole('dialog').waitFor({ state: 'hidden' });

    await page.evaluate(() => {
      const frame = document.querySelector('iframe')?.contentDocument;
      document.body.append(frame?.querySelector('kvartal-search') as Element);
    });
    const back = page.locator('body > kvartal-search');
    await back.locator('[part~=card]').first().waitFor();
    expect(await back.evaluate(surface)).not.toBe('');
    await back.getByRole('button', { name: /^Фильтры/ }).click();
    await back.getByRole('dialog').waitFor();
    expect(problems).toEqual([]);
  });
});
