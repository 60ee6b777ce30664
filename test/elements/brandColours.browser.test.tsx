import { describe, expect, it, vi } from 'vitest';
import { sharedStyles } from '../../src/shell/sharedStyles';
import { brandPalette } from '../../src/ui/theme/palette/brandPalette';
import { colourTokens, plainColours } from '../../src/ui/theme/palette/plainColours';
import { isSame } from '../../src/ui/theme/palette/readable';
import { cleanups, element, shown, tooWeak, warn, warnings, watchColourTests } from './colourRoots';
import { collectErrors, insert, inside, type ProbeElement, rendered } from './support';

watchColourTests();

describe('what is no colour to begin with', () => {
  it.each([
    ['transparent', '#000000'],
    ['rgb(10 92 100/.4)', '#0a5c64'],
  ])('%s is taken opaque', async (brand, taken) => {
    const { root } = await element.make({ brand });
    await vi.waitFor(() => expect(warn()).toHaveBeenCalledOnce());
    expect(warnings()[0]).toContain(`просвечивает, взят сплошной ${taken}`);
    expect(shown(root, 'accent')).toBe(taken);
    expect(tooWeak(root)).toEqual([]);
  });

  it.each(['white', 'black', '#808080', 'LinkText', 'color(display-p3 0 1 0)', 'oklch(none 0 none)', 'light-dark(red, blue)'])(
    '%s leaves every pair readable in both themes',
    async (brand) => {
      for (const theme of ['light', 'dark'] as const) {
        const { root } = await element.make({ brand, theme });
        await vi.waitFor(() => expect(tooWeak(root)).toEqual([]));
        expect(root.hasAttribute('data-kv-brand')).toBe(true);
      }
    },
  );

  it('var() and inherit are the colour that the page gave them', async () => {
    document.body.style.cssText = '--ours: #0b6e4f; --kv-brand: #7a1f5c';
    const byVariable = await element.make({ brand: 'var(--ours)' });
    const inherited = await element.make({ brand: 'inherit' });
    expect(shown(byVariable.root, 'accent')).toBe('#0b6e4f');
    expect(shown(inherited.root, 'accent')).toBe('#7a1f5c');
  });

  it.each([
    ['var(--nothing)', 'ссылается на то, чего на странице нет'],
    ['initial', 'ссылается на то, чего на странице нет'],
  ])('%s leaves our own colours and is told about', async (brand, complaint) => {
    const { root } = await element.make({ brand });
    await vi.waitFor(() => expect(warnings()[0]).toContain(complaint));
    expect(shown(root, 'accent')).toBe('#0a5c64');
  });

  it.each([
    ['banana', '«banana» — не цвет'],
    ['currentColor', 'в каждом месте свой'],
  ])('--kv-brand: %s in the CSS of the page leaves our own colours and is told about', async (brand, complaint) => {
    document.body.style.setProperty('--kv-brand', brand);
    const made = insert('<kvartal-probe></kvartal-probe>');
    await vi.waitFor(() => expect(warnings()[0]).toContain(complaint));
    expect(shown(made, 'accent')).toBe('#0a5c64');
    expect(inside(made, '.kv-root')).not.toBeNull();
  });

  it.each(['currentColor', 'color-mix(in srgb, currentcolor, red)', 'url(x)', 'javascript:alert(1)'])(
    'the attribute brand="%s" is refused',
    async (brand) => {
      const { errors, stop } = collectErrors();
      const made = document.createElement('kvartal-probe') as ProbeElement;
      made.setAttribute('brand', brand);
      document.body.append(made);
      await rendered(made);
      expect(errors).toEqual([expect.objectContaining({ code: 'bad-attribute', attribute: 'brand' })]);
      expect(shown(made, 'accent')).toBe('#0a5c64');
      stop();
    },
  );
});

describe('paper that lets something through', () => {
  it('is what is behind the element', async () => {
    document.body.style.background = '#0b1d16';
    const { root } = await element.make({}, { '--kv-page': 'transparent', '--kv-surface': 'rgb(255 255 255/.1)' });
    await vi.waitFor(() => expect(shown(root, 'text')).toBe('#eaf0ed'));
    // What floats covers other texts: a popover lets nothing through.
    expect(root.style.getPropertyValue('--kv-bg-raised')).toBe('#23342d');
    expect(root.style.getPropertyValue('--kv-bg-surface')).toBe('');
  });
});

describe('a browser that cannot derive colours', () => {
  it.each(['light', 'dark'] as const)('gets the whole palette from the script, %s', async (theme) => {
    const supports = CSS.supports.bind(CSS);
    vi.spyOn(CSS, 'supports').mockImplementation((property: string, value = '') => !value.includes('from ') && supports(property, value));
    const [tokens] = sharedStyles(document);
    const rules = [...(tokens?.cssRules ?? [])];
    const at = rules.findIndex((rule) => rule instanceof CSSSupportsRule);
    const derivation = rules[at]?.cssText ?? '';
    tokens?.deleteRule(at);
    cleanups.push(() => void tokens?.insertRule(derivation, at));

    const { root } = await element.make({ brand: '#9a3b1e', theme });
    const { colours } = brandPalette('#9a3b1e', { theme });
    await vi.waitFor(() => expect(shown(root, 'accent')).toBe(colours.accent));
    expect(Object.fromEntries(colourTokens.map((token) => [token, shown(root, token)]))).toEqual(colours);
    expect(warn()).not.toHaveBeenCalled();
  });
});

describe('the rule in CSS and the rule in JavaScript', () => {
  it('are one', async () => {
    const brands = [0.3, 0.5, 0.539, 0.541, 0.6, 0.639, 0.641, 0.7, 0.85, 0.97].flatMap((l) =>
      [0, 0.06, 0.15].flatMap((c) => [20, 90, 150, 210, 270, 330].map((h) => ({ l, c, h }))),
    );
    const probe = document.createElement('div');
    probe.className = 'kv';
    probe.dataset['kvBrand'] = '';
    document.body.append(probe);
    const before = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [...before, ...sharedStyles(document).filter((sheet) => !before.includes(sheet))];
    const apart: string[] = [];
    for (const theme of ['light', 'dark'] as const) {
      probe.dataset['kvTheme'] = theme;
      for (const { l, c, h } of brands) {
        probe.style.setProperty('--kv-brand', `oklch(${l} ${c} ${h})`);
        const inScript = plainColours(theme, { l, c, h });
        const inCss = colourTokens.map((token) => [token, shown(probe, token)] as const);
        for (const [token, colour] of inCss) {
          if (!isSame(colour, inScript[token])) apart.push(`${theme} oklch(${l} ${c} ${h}) ${token}: ${colour}, ${inScript[token]}`);
        }
      }
    }
    document.adoptedStyleSheets = before;
    expect(apart).toEqual([]);
  }, 60_000);
});
