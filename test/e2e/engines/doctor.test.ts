import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumEngine, type Engine, otherEngines } from './engine';
import { type FaultyHost, startFaultyHost } from './faults/startFaultyHost';

const host: FaultyHost = await startFaultyHost();
afterAll(() => host.stop());

describe.each([chromiumEngine, ...otherEngines])('the doctor in $name', ({ name, packages, isInstalled, start }) => {
  if (!isInstalled && process.env['CI']) throw new Error(`${name} is missing: apt-get install ${packages.join(' ')}`);
  const test = isInstalled ? it : it.skip;
  let engine: Engine;
  beforeAll(async () => {
    if (isInstalled) engine = await start();
  });
  afterAll(() => engine?.close());

  test.each(host.pages)('finds $what', { timeout: 60_000 }, async ({ address, finds }) => {
    await engine.open(address);
    await expect.poll(() => engine.run(itemsInPage), { timeout: 20_000 }).not.toBeNull();
    const items = (await engine.run(itemsInPage)) ?? [];
    const codes = (all: readonly (readonly [string, string])[]) => all.map(([code]) => code).sort();
    expect(codes(items), JSON.stringify(items)).toEqual(codes(finds));
    for (const [code, says] of finds) {
      const said = items.filter((item) => item[0] === code).map(([, text]) => text);
      expect(
        said.some((text) => text.includes(says)),
        `${code}: ${said.join(' | ')}`,
      ).toBe(true);
    }
  });
});

/** What the window lists, as codes and sentences; null while there is none. It is the last of the document. */
function itemsInPage(): [string, string][] | null {
  const root = document.documentElement.lastElementChild?.shadowRoot;
  if (!root?.querySelector('[role=dialog]')) return null;
  const items: [string, string][] = [];
  for (const item of root.querySelectorAll('li')) items.push([item.querySelector('code')?.textContent ?? '', item.textContent ?? '']);
  return items;
}
