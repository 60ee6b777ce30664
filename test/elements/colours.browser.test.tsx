import { describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { plainColours } from '../../src/ui/theme/palette/plainColours';
import { cleanups, element, inlineTokens, provider, shown, tooWeak, warn, warnings, watchColourTests } from './colourRoots';
import { collectErrors, insert, rendered } from './support';

watchColourTests();

const loaded = () => performance.getEntriesByType('resource').filter(({ name }) => /watchColours|culori/.test(name)).length;
/** Until the kit's own request of an idle moment, made before this one, has had its turn; without the limit a busy browser may never have one. */
const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));

describe('the code of the check', () => {
  it('comes for colours of the page only', async () => {
    performance.clearResourceTimings();
    const plain = insert('<kvartal-probe></kvartal-probe>');
    await rendered(plain);
    await idle();
    expect(loaded()).toBe(0);
  });
});

describe.each([element, provider])('colours of the page, $name', ({ make }) => {
  it('a brand colour that carries text is taken as it is, without a word', async () => {
    const { root } = await make({ brand: '#0b6e4f' });
    const odd = await make({ brand: '#1c7ed6' });
    await vi.waitFor(() => expect(warn()).toHaveBeenCalledOnce());
    expect(warn().mock.lastCall?.[1]).toBe(odd.root);
    expect(shown(root, 'accent')).toBe('#0b6e4f');
    expect(inlineTokens(root)).toEqual([]);
  });

  it('of one that cannot carry text the page is told once, with the colour taken instead', async () => {
    const { errors, stop } = collectErrors();
    const { root, change } = await make({ brand: '#ff0000' });
    await vi.waitFor(() => expect(warn()).toHaveBeenCalledOnce());
    expect(warnings()[0]).toBe(
      'Квартал: Фирменный цвет #ff0000 не может нести текст: контраст белого на нём 3,99, нужно не меньше 4,5. Под текст взят #de0000, контраст 5,11.',
    );
    expect(shown(root, 'accent')).toBe('#de0000');
    expect(tooWeak(root)).toEqual([]);
    change({ brand: '#0b6e4f' });
    await vi.waitFor(() => expect(shown(root, 'accent')).toBe('#0b6e4f'));
    change({ brand: '#ff0000' });
    await vi.waitFor(() => expect(shown(root, 'accent')).toBe('#de0000'));
    change({ brand: '#1c7ed6' });
    await vi.waitFor(() => expect(warn()).toHaveBeenCalledTimes(2));
    expect(warnings()[1]).toContain('#1c7ed6');
    expect(errors).toEqual([]);
    stop();
  });

  it('a fill that could not be told from the paper is darkened, and given back with the brand', async () => {
    const { root, change } = await make({ brand: 'white' });
    await vi.waitFor(() => expect(inlineTokens(root)).toContain('--kv-accent'));
    expect(tooWeak(root)).toEqual([]);
    expect(warnings()[0]).toContain('--kv-accent #ffffff → ');
    change({});
    await vi.waitFor(() => expect(inlineTokens(root)).toEqual([]));
    expect(shown(root, 'accent')).toBe(plainColours('light', null).accent);
  });

  it('dark paper under the light theme gets the colours of the dark one', async () => {
    const { root, change } = await make({ brand: '#d9b668' }, { '--kv-page': '#1c3a2d', '--kv-surface': '#1c3a2d' });
    await vi.waitFor(() => expect(shown(root, 'text')).toBe('#eaf0ed'));
    expect(tooWeak(root)).toEqual([]);
    expect(getComputedStyle(root).getPropertyValue('--kv-scheme')).toBe('dark');
    expect(warnings()).toEqual(['Квартал: Бумага #1c3a2d тёмная, а тема светлая: взяты цвета тёмной темы. Задайте theme="dark".']);
    change({ brand: '#d9b668', theme: 'dark' });
    await vi.waitFor(() => expect(inlineTokens(root)).toEqual([]));
    expect(shown(root, 'text')).toBe('#eaf0ed');
    expect(warn()).toHaveBeenCalledOnce();
  });

  it('own paper is paper without a brand colour too, and its text is corrected', async () => {
    const { root } = await make({}, { '--kv-page': '#8a8a8a', '--kv-surface': '#8a8a8a' });
    expect(shown(root, 'bg-page')).toBe('#8a8a8a');
    await vi.waitFor(() => expect(inlineTokens(root)).toContain('--kv-text-muted'));
    expect(tooWeak(root)).toEqual([]);
    expect(root.hasAttribute('data-kv-brand')).toBe(false);
    expect(warnings()[0]).toContain('--kv-text-muted ');
  });

  it('everything that was written is taken back when a root goes', async () => {
    const { root } = await make({ brand: '#ff0000' }, { '--kv-page': '#333', '--kv-surface': '#333' });
    await vi.waitFor(() => expect(inlineTokens(root)).not.toEqual([]));
    if (root.shadowRoot) root.remove();
    else for (const cleanup of cleanups.splice(0)) cleanup();
    await vi.waitFor(() => expect(inlineTokens(root)).toEqual([]));
    expect(root.style.getPropertyValue('--kv-brand')).toBe('');
  });
});

describe('theme="auto"', () => {
  const prefer = (value: string) => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });

  it('is checked again when the system changes', async () => {
    cleanups.push(() => void prefer('light'));
    await prefer('light');
    const { root } = await element.make({ theme: 'auto' }, { '--kv-page': '#fff', '--kv-surface': '#fff' });
    await prefer('dark');
    await vi.waitFor(() => expect(warnings()[0]).toContain('Бумага #ffffff светлая, а тема тёмная'));
    expect(tooWeak(root)).toEqual([]);
    await prefer('light');
    await vi.waitFor(() => expect(inlineTokens(root)).toEqual([]));
  });
});

describe('an element whose page changes colours by itself', () => {
  it('is checked again when its style changes', async () => {
    const { root } = await element.make({}, { '--kv-page': '#fffbe6' });
    root.style.setProperty('--kv-page', '#123');
    await vi.waitFor(() => expect(shown(root, 'text')).toBe('#eaf0ed'));
    root.style.removeProperty('--kv-page');
    await vi.waitFor(() => expect(inlineTokens(root)).toEqual([]));
    expect(shown(root, 'text')).toBe('#15211f');
  });

  it('keeps a token that the page has written itself', async () => {
    const { root } = await element.make({}, { '--kv-page': '#8a8a8a', '--kv-surface': '#8a8a8a', '--kv-text': '#222' });
    await vi.waitFor(() => expect(inlineTokens(root).length).toBeGreaterThan(1));
    root.style.setProperty('--kv-page', '#fff');
    root.style.setProperty('--kv-surface', '#fff');
    await vi.waitFor(() => expect(inlineTokens(root)).toEqual(['--kv-text']));
    expect(root.style.getPropertyValue('--kv-text')).toBe('#222');
  });
});
